import { notifications } from "@mantine/notifications";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { ifUnchanged } from "../../../../../client/index.js";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import { useExplain } from "../../elements/explain.js";
import type { RowAction } from "../../elements/row-actions.js";
import { RowMenu } from "../../elements/row-menu.js";
import { useSendsMail } from "../../elements/unsent-mail.js";
import { later } from "../../loading/later.js";
import { useSession } from "../../shell/session.js";
import { mayChange, type Person, versionOf } from "./people.js";

const RenewedInvitation = later(() => import("./renewed-invitation.js"));

interface PersonActionsProps {
  readonly person: Person;
  readonly onEdit: (person: Person) => void;
}

/** The actions for a person. */
export function PersonActions({ person, onEdit }: PersonActionsProps): ReactNode {
  const { t } = useTranslation("team");
  const { me } = useSession();
  const { status, name, email } = person;
  const edit: RowAction = { label: t("change"), onSelect: () => onEdit(person) };
  const [token, setToken] = useState<string | null>(null);
  const actions = {
    invited: [edit, ...useInvitationActions(person, setToken)],
    active: [edit, useDeactivation(person)],
    deactivated: [useActivation(person)],
  };
  if (!mayChange(me, person)) return null;
  return (
    <>
      <RowMenu name={name || email || ""} actions={actions[status]} />
      <Suspense>
        {token !== null && <RenewedInvitation email={email ?? ""} token={token} onClose={() => setToken(null)} />}
      </Suspense>
    </>
  );
}

function usePeopleChanged() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: keys.users.all });
}

/** A new link is shown where no mail brings it to the person. */
function useInvitationActions({ id, name, email = "" }: Person, onLink: (token: string) => void): readonly RowAction[] {
  const sendsMail = useSendsMail();
  const { t } = useTranslation("team");
  const { ofError } = useExplain();
  const changed = usePeopleChanged();
  const resend = useMutation({
    mutationFn: () => answered(api.POST("/users/{id}/resend-invitation", { params: { path: { id } } })),
    onSuccess: ({ invitation_token: token }) =>
      token === null ? notifications.show({ message: t("resent", { email }) }) : onLink(token),
    onError: (error) => notifications.show({ color: "red", message: ofError(error) }),
    onSettled: changed,
  });
  const withdraw = async () => {
    try {
      await api.DELETE("/users/{id}", { params: { path: { id } } });
    } finally {
      await changed();
    }
  };
  return [
    { label: t(sendsMail ? "resend" : "newLink"), onSelect: () => resend.isPending || resend.mutate() },
    { label: t("withdraw"), title: t("withdrawFrom", { name }), text: t("withdrawText"), onConfirm: withdraw },
  ];
}

function setStatus(person: Person, status: "active" | "deactivated") {
  const params = { path: { id: person.id }, header: ifUnchanged(versionOf(person)) };
  return answered(api.PATCH("/users/{id}", { params, body: { status } }));
}

function useDeactivation(person: Person): RowAction {
  const { t } = useTranslation("team");
  const changed = usePeopleChanged();
  return {
    label: t("deactivate"),
    title: t("deactivateNamed", { name: person.name }),
    text: t("deactivateText"),
    async onConfirm() {
      try {
        await setStatus(person, "deactivated");
      } finally {
        await changed();
      }
    },
  };
}

function useActivation(person: Person): RowAction {
  const { t } = useTranslation("team");
  const { ofError } = useExplain();
  const activate = useMutation({
    mutationFn: () => setStatus(person, "active"),
    onError: (error) => notifications.show({ color: "red", message: ofError(error) }),
    onSettled: usePeopleChanged(),
  });
  return { label: t("activate"), onSelect: () => activate.isPending || activate.mutate() };
}
