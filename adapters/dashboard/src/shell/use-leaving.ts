import { useHref } from "react-router";
import { paths } from "../../paths.js";

/** Goes to the sign-in by loading it anew, so that nothing of who was signed in stays in memory, and no page that stands there still asks for anything. */
export function useLeaving(): () => void {
  const signIn = useHref(paths.signIn);
  return () => window.location.assign(signIn);
}
