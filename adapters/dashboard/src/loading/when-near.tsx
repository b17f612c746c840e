import { type ReactNode, useEffect, useRef, useState } from "react";

interface WhenNearProps {
  /** About the height of the content, in pixels. */
  readonly height: number;
  readonly children: ReactNode;
}

/** Renders its content when it is at most a page's height from view, for content that many users do not scroll to. Then it stays. */
export function WhenNear({ height, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const look = (entries: readonly IntersectionObserverEntry[]) => entries.some((one) => one.isIntersecting) && setNear(true);
    const observer = new IntersectionObserver(look, { rootMargin: "100% 0px" });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return isNear ? children : <div ref={place} style={{ height }} />;
}
