/** Runs what a command line asks for, prints its answer, and ends with 1 where it fails. */
export async function print(work: (words: readonly string[]) => Promise<string> | string): Promise<void> {
  // What is written is for this account alone.
  process.umask(0o077);
  try {
    process.stdout.write(`${await work(process.argv.slice(2))}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
