/** So many standard errors are taken for more than chance. */
const SURE = 1.96;

/** What a trial of quick players has shown that came out so many standard errors above what was there before. */
export function decided(sure: number, notWorse: boolean): { readonly promoted: boolean; readonly said: string } {
  const promoted = notWorse ? sure > -SURE : sure > SURE;
  return { promoted, said: notWorse ? (promoted ? "not worse" : "worse") : promoted ? "better" : "not decided" };
}
