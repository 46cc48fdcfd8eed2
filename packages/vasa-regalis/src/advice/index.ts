/** What a board may ask of the rules: how to read a notebook. */
export { holdingsIn } from "../knowing.ts";
