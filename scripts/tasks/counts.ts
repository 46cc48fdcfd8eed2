export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** The part of Vitest's JSON report that is read here. */
interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly { readonly status: string }[] }[];
}

/** A file that could not be loaded counts as one failure, and so does a run that failed without saying where. */
export function countTests(report: string | null, exitCode: number): Counts {
  if (report === null) return { passed: 0, failed: 1, skipped: 0 };
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(report) as Report;
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) => status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );
  const failed = numFailedTests + brokenFiles.length;
  return { passed: numPassedTests, failed: exitCode !== 0 && failed === 0 ? 1 : failed, skipped: numPendingTests + numTodoTests };
}
