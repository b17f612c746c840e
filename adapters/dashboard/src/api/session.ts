import { steadily } from "../loading/steadily.js";
import { api } from "./client.js";
import { isStatus, LinkError } from "./problem.js";

/** Requests a sign-in link by email. The response is the same for known and unknown addresses. */
export async function requestSignInLink(email: string): Promise<void> {
  await api.POST("/sign-in-links", { body: { email } });
}

/** Signs this browser in with a link's single-use token. The session is an HttpOnly cookie. */
export async function signIn(token: string): Promise<void> {
  await byLink(api.POST("/session", { body: { token } }));
}

/** Accepts an invitation and signs this browser in. */
export async function acceptInvitation(token: string, name: string): Promise<void> {
  await byLink(api.POST("/invitations/accept", { body: { token, ...(name === "" ? {} : { name }), sign_in: true } }));
}

/** Signs this browser out, and removes what it keeps for the user. */
export async function signOut(): Promise<void> {
  await api.DELETE("/session");
  await forgetUser();
}

/** Signs this user out in every browser. */
export async function signOutEverywhere(): Promise<void> {
  await api.DELETE("/sessions");
  await forgetUser();
}

async function forgetUser(): Promise<void> {
  await (await steadily(() => import("../offline/forget.js"))).forgetUser();
}

async function byLink(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    throw isStatus(error, 401) ? new LinkError(error.body) : error;
  }
}
