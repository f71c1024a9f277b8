import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { epdsIn } from './epds-file';

const options = [0, 1, 2, 3].map((score) => ({ label: `answer ${score}`, score }));
const whole = {
  lead: 'In the past seven days',
  questions: Array.from({ length: 10 }, (_, place) => ({ text: `question ${place + 1}`, options })),
};
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'epds-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function written(content: unknown): Promise<string> {
  const path = join(folder, 'epds.json');
  await writeFile(path, JSON.stringify(content));
  return path;
}

it('has no words of its own', async () => {
  expect(await epdsIn(undefined)).toBeNull();
});

it('takes the words of a whole file', async () => {
  expect(await epdsIn(await written(whole))).toEqual(whole);
});

it.each([
  ['nine questions', { ...whole, questions: whole.questions.slice(1) }],
  ['two answers of one score', { ...whole, questions: [{ text: 'a', options: Array(4).fill(options[0]) }] }],
])('refuses %s, and names the variable', async (_, content) => {
  await expect(epdsIn(await written(content))).rejects.toThrow('EPDS_FILE');
});
