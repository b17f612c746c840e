import { Button, Group } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ifUnchanged } from "../../../../../client/index.js";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import { ConfirmButton } from "../../elements/confirm-button.js";
import { useExplain } from "../../elements/explain.js";
import { useSession } from "../../shell/session.js";
import { mayChange, type Person, versionOf } from "./people.js";

interface PersonActionsProps {
  readonly person: Person;
  readonly onEdit: (person: Person) => void;
}

/** The actions for a person's status. */
export function PersonActions({ person, onEdit }: PersonActionsProps): ReactNode {
  const { t } = useTranslation("team");
  const { me } = useSession();
  if (!mayChange(me, person)) return null;
  const { status, name } = person;
  return (
    <Group gap="xs" justify="flex-end">
      {status !== "deactivated" && (
        <Button size="xs" variant="default" aria-label={t("edit", { name })} onClick={() => onEdit(person)}>
          {t("change")}
        </Button>
      )}
      {status === "invited" && <InvitationActions person={person} />}
      {status === "active" && <Deactivation person={person} />}
      {status === "deactivated" && <Activation person={person} />}
    </Group>
  );
}

function usePeopleChanged() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: keys.users.all });
}

function InvitationActions({ person: { id, name, email = "" } }: { readonly person: Person }) {
  const { t } = useTranslation("team");
  const { ofError } = useExplain();
  const changed = usePeopleChanged();
  const resend = useMutation({
    mutationFn: () => answered(api.POST("/users/{id}/resend-invitation", { params: { path: { id } } })),
    onSuccess: () => notifications.show({ message: t("resent", { email }) }),
    onError: (error) => notifications.show({ color: "red", message: ofError(error) }),
    onSettled: changed,
  });
  const withdraw = () => api.DELETE("/users/{id}", { params: { path: { id } } }).finally(changed);
  return (
    <>
      <Button
        size="xs"
        variant="default"
        aria-label={t("resendTo", { name })}
        loading={resend.isPending}
        onClick={() => resend.mutate()}
      >
        {t("resend")}
      </Button>
      <ConfirmButton
        size="xs"
        label={t("withdraw")}
        accessibleLabel={t("withdrawFrom", { name })}
        text={t("withdrawText")}
        onConfirm={withdraw}
      />
    </>
  );
}

function setStatus(person: Person, status: "active" | "deactivated") {
  const params = { path: { id: person.id }, header: ifUnchanged(versionOf(person)) };
  return answered(api.PATCH("/users/{id}", { params, body: { status } }));
}

function Deactivation({ person }: { readonly person: Person }) {
  const { t } = useTranslation("team");
  const changed = usePeopleChanged();
  const deactivate = () => setStatus(person, "deactivated").finally(changed);
  return (
    <ConfirmButton
      size="xs"
      label={t("deactivate")}
      accessibleLabel={t("deactivateNamed", { name: person.name })}
      text={t("deactivateText")}
      onConfirm={deactivate}
    />
  );
}

function Activation({ person }: { readonly person: Person }) {
  const { t } = useTranslation("team");
  const { ofError } = useExplain();
  const activate = useMutation({
    mutationFn: () => setStatus(person, "active"),
    onError: (error) => notifications.show({ color: "red", message: ofError(error) }),
    onSettled: usePeopleChanged(),
  });
  return (
    <Button
      size="xs"
      variant="default"
      aria-label={t("activateNamed", { name: person.name })}
      loading={activate.isPending}
      onClick={() => activate.mutate()}
    >
      {t("activate")}
    </Button>
  );
}
