import { useHref } from "react-router";
import { paths } from "../../paths.js";

/** Opens the sign-in page with a full page load, so that no data stays in the tab and no query keeps running. */
export function useLeaving(): () => void {
  const signIn = useHref(paths.signIn);
  return () => {
    sessionStorage.clear();
    window.location.assign(signIn);
  };
}
