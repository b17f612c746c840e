/** An action, a file to download, or an action that asks for confirmation first. */
export type RowAction =
  | { readonly label: string; readonly onSelect: () => unknown }
  | { readonly label: string; readonly href: string }
  | {
      readonly label: string;
      /** The title of the dialog. */
      readonly title: string;
      /** The consequence of the action. */
      readonly text: string;
      /** The color of the confirming button. Without one, both the button and the action are shown as destructive. */
      readonly color?: string;
      readonly onConfirm: () => Promise<unknown>;
    };

export interface RowMenuProps {
  /** What the actions are for. */
  readonly name: string;
  readonly actions: readonly RowAction[];
}
