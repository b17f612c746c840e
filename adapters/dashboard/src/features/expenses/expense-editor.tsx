import { notifications } from "@mantine/notifications";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { clientChoices, peopleChoices, projectChoices } from "../../api/choices.js";
import { FormDrawer } from "../../elements/form-dialog.js";
import { Loaded } from "../../elements/loaded.js";
import { useMay } from "../../shell/session.js";
import { useTranslation } from "../../words/use-translation.js";
import { type Expense, useExpensesChanged } from "./expense.js";
import { ExpenseForm } from "./expense-form.js";

interface ExpenseEditorProps {
  readonly edited: Expense | "new";
  readonly categories: readonly string[];
  readonly onClose: () => void;
}

/** Records or changes an expense in a drawer. */
export default function ExpenseEditor({ edited, categories, onClose }: ExpenseEditorProps) {
  const { t } = useTranslation("expenses");
  // The page refetches below the form, but the form keeps the version it was opened with.
  const [expense] = useState(edited === "new" ? null : edited);
  const mayManage = useMay("clients:read");
  const projects = useQuery(projectChoices());
  const clients = useQuery({ ...clientChoices(), enabled: mayManage });
  const people = useQuery({ ...peopleChoices, enabled: mayManage });
  const changed = useExpensesChanged();
  const done = () => {
    void changed();
    notifications.show({ message: t("saved") });
    onClose();
  };
  return (
    <FormDrawer onClose={onClose} size="lg" title={t(expense ? "change" : "create")}>
      <Loaded query={projects}>
        {(all) =>
          mayManage && (clients.isLoading || people.isLoading) ? null : (
            <ExpenseForm
              expense={expense}
              projects={all}
              clients={clients.data ?? []}
              people={people.data ?? []}
              categories={categories}
              onDone={done}
              onCancel={onClose}
            />
          )
        }
      </Loaded>
    </FormDrawer>
  );
}
