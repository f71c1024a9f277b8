import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { ROW } from './fault';

const HEAD = ['Fault', 'acknowledged', 'lost', 'doubled', 'longest pause ms'];

/** Prints what became of the writes under each fault. */
export default class Table implements Reporter {
  private readonly rows: string[][] = [];

  onTestEnd(test: TestCase, result: TestResult): void {
    const row = result.annotations.find(({ type }) => type === ROW)?.description;
    const cells = row === undefined ? [test.title, '–', '–', '–', '–'] : (JSON.parse(row) as unknown[]);
    this.rows.push(cells.map(String));
  }

  onEnd(): void {
    const lines = [HEAD, HEAD.map(() => '---'), ...this.rows].map((cells) => `| ${cells.join(' | ')} |`);
    process.stdout.write(`\n${lines.join('\n')}\n`);
  }
}
