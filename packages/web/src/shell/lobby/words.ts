import { useWords } from "../../words/index.ts";
import type { LobbyWords } from "../../words/lobby-en.ts";
import { lobby as en } from "../../words/lobby-en.ts";
import { lobby as sv } from "../../words/lobby-sv.ts";

export const useLobbyWords = (): LobbyWords => useWords({ en, sv });
