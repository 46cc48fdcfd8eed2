import { newSecret } from "../auth/guests.ts";

const GONE = "gone-";
/** Whom somebody becomes, wherever others need to know that there was somebody. */
export const newAlias = (): string => `${GONE}${newSecret(48)}`;
export const isForgotten = (person: string): boolean => person.startsWith(GONE);
