/** A name as names are compared: two that look the same are the same. */
export const calledBy = (name: string): string => name.normalize("NFKC").replaceAll(/\s+/gu, " ").trim().toLowerCase();
