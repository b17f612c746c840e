/** Keeps the inputs of a row aligned if only some have a description. */
export const descriptionLast: ("label" | "input" | "description" | "error")[] = ["label", "input", "description", "error"];
