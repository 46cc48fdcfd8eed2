import type { TournamentsWords } from "../../words/en/tournaments.ts";
import { useT } from "../../words/index.ts";

export const useTournamentsWords = (): TournamentsWords => useT().tournaments;
