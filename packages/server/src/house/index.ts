export { hashOf, newSecret } from "../auth/guests.ts";
export { Act } from "./acts.ts";
export { enact, HouseBook } from "./book.ts";
