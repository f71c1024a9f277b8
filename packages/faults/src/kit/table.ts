import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { ROW } from './fault';

/** Prints what became of the writes under each fault. */
export class Table implements Reporter {
  protected readonly head = ['Fault', 'acknowledged', 'lost', 'doubled', 'longest pause ms'];
  private readonly rows: string[][] = [];

  onTestEnd(test: TestCase, result: TestResult): void {
    const row = result.annotations.find(({ type }) => type === ROW)?.description;
    const cells =
      row === undefined ? [test.title, ...this.head.slice(1).map(() => '–')] : (JSON.parse(row) as unknown[]);
    this.rows.push(cells.map(String));
  }

  onEnd(): void {
    const lines = [this.head, this.head.map(() => '---'), ...this.rows].map(
      (cells) => `| ${cells.join(' | ')} |`,
    );
    process.stdout.write(`\n${lines.join('\n')}\n`);
  }
}
