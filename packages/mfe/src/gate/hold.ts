/** One thing that must hold. What a step with remarks finds is told and forbids nothing. */
export interface Step {
  name: string;
  findings: () => Promise<string[]> | string[];
  kind?: 'remarks';
}

/** What was found against one thing that must hold. */
export interface Outcome {
  name: string;
  found: string[];
}

export const allHold = (outcomes: readonly Outcome[]): boolean =>
  outcomes.every(({ found }) => found.length === 0);

/** Runs steps one after the other, tells what each finds, and returns it for those that must hold. */
export async function hold(steps: readonly Step[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const { name, findings: run, kind } of steps) {
    const start = performance.now();
    let couldNot = false;
    const found = await Promise.resolve()
      .then(run)
      .catch((error: unknown) => {
        couldNot = true;
        return [error instanceof Error ? error.message : String(error)];
      });
    const isRemark = kind === 'remarks' && !couldNot;
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${found.length > 0 && !isRemark ? '✗' : '✓'} ${name} (${seconds} s)`);
    for (const finding of found) console.log(`    ${finding}`);
    if (!isRemark) outcomes.push({ name, found });
  }
  return outcomes;
}

/** What must hold, also what was not reached because something before it does not hold. */
export const inOrder = (steps: readonly Step[], outcomes: readonly Outcome[]) =>
  steps
    .filter(({ name, kind }) => kind !== 'remarks' || outcomes.some((outcome) => outcome.name === name))
    .map(({ name }) => ({ name, found: outcomes.find((outcome) => outcome.name === name)?.found ?? null }));
