/** Weights for the features of vasa-regalis.ts, in the same order: logistic regression over the endings of games. */
export const UNBUILT_WEIGHTS: readonly number[] = [
  0.052, 0.636, 0.424, 0.049, 0.555, -0.06, -0.302, 0.156, 0.259, 0.018, 0.137, 0.116, -0.874, -1.295, -0.786, -0.398, 1.181,
];
export const BUILT_WEIGHTS: readonly number[] = [
  -0.421, 1.614, 1.23, -0.258, -0.007, -0.172, -0.324, -0.72, -0.188, 1.156, -0.138, 0.653, 0.429, 1.763, -0.804, 0.239, 0.187, -0.112,
];
/** By number of parts built. */
export const RACE_WEIGHTS: readonly (readonly number[])[] = [
  [2.676, 0, 0, 0, 0.414, 0.581, 0.597, 0.242, 0, -0.144],
  [2.458, 0.597, 0.448, 0.046, 0.524, 0.698, 0.661, 0.256, 0.593, -0.004],
  [2.089, 0.762, 0.601, 0.065, 0.597, 0.609, 0.534, -0.038, 0.682, -0.095],
  [1.605, 0.961, 0.933, 0.215, 0.737, 0.835, 0.521, -0.001, 0.592, 0.068],
];
