import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '../kit/test';

const repository = join(dirname(fileURLToPath(import.meta.url)), '../../../..');

test('a preview opens from its files alone, in every scenario and under other conditions', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const command = join(repository, 'packages/build/bin/preview.mjs');
  await promisify(execFile)(process.execPath, [command, 'nutrition', '--build'], { cwd: repository });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(pathToFileURL(join(repository, 'mfe-nutrition/.build/preview/index.html')).href);

  const meals = page.getByRole('region', { name: 'home.meals@1' });
  await expect(meals.getByRole('list', { name: 'Recent meals' })).toBeVisible();
  await page.getByLabel('Scenario').selectOption('Nothing logged');
  await expect(meals.getByRole('list')).toHaveCount(0);
  await page.getByLabel('Scenario').selectOption('Second trimester');
  await page.getByLabel('Answers').selectOption('Empty');
  await expect(meals.getByRole('heading', { name: /Nothing/ })).toBeVisible();
  await page.getByRole('navigation', { name: 'Preview' }).getByRole('link', { name: 'Meal plan' }).click();
  await expect(page.getByRole('main')).not.toBeEmpty();

  expect(asked.filter((url) => !url.startsWith('file:'))).toEqual([]);
});
