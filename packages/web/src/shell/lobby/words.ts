import type { LobbyWords } from "../../words/en/lobby.ts";
import { useT } from "../../words/index.ts";

export const useLobbyWords = (): LobbyWords => useT().lobby;
