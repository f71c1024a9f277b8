/** One thing that must hold. What a step with remarks finds is told and forbids nothing. */
export interface Step {
  name: string;
  findings: () => Promise<string[]> | string[];
  kind?: 'remarks';
}

/** Runs steps one after the other and tells what each finds. */
export async function hold(steps: readonly Step[]): Promise<boolean> {
  let holds = true;
  for (const { name, findings: run, kind } of steps) {
    const start = performance.now();
    let failed = false;
    const findings = await Promise.resolve()
      .then(run)
      .catch((error: unknown) => {
        failed = true;
        return [error instanceof Error ? error.message : String(error)];
      });
    failed ||= findings.length > 0 && kind !== 'remarks';
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${failed ? '✗' : '✓'} ${name} (${seconds} s)`);
    for (const finding of findings) console.log(`    ${finding}`);
    holds &&= !failed;
  }
  return holds;
}
