import type { ScannedFood } from '@nestwell/contracts/nutrition';
import { logFood } from '../home/on-home';
import { axeCheck } from '../kit/axe';
import { cameraThatSees } from '../kit/filmed-barcode';
import { inBrowser } from '../kit/in-browser';
import { expect, memberTest } from '../kit/test';

const NUMBER = '5012345678900';
const oatDrink: ScannedFood = {
  fdcId: -Number(NUMBER),
  barcode: NUMBER,
  description: 'Oat Drink, Barista',
  brandOwner: 'Morning Field',
  quantity: '1 litre',
  nutrients: [{ nutrientId: 1008, nutrientName: 'Energy', value: 59, unitName: 'KCAL' }],
  portions: [{ label: 'Glass, 200 ml', grams: 200 }],
  contains: ['gluten'],
  mayContain: [],
  areAllergensUnknown: false,
  cautions: [],
  figuresOf: 'sold',
  isEnergyDoubted: false,
};

const test = memberTest.extend(inBrowser(cameraThatSees(NUMBER)));

test('the camera reads the bars of a pack, here on the device, and the product comes on the tray', async ({
  page,
}) => {
  await page.route(`**/api/food/barcode?barcode=${NUMBER}`, (route) =>
    route.fulfill({ json: { food: oatDrink } }),
  );
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text());
  });
  await page.goto('/');
  await logFood(page).click();
  const meal = page.getByRole('dialog', { name: 'Log Your Meal' });
  await meal.getByRole('button', { name: 'Scan a barcode' }).click();

  const found = page.getByRole('dialog', { name: 'Oat Drink, Barista' });
  await expect(found).toBeVisible({ timeout: 30_000 });
  await axeCheck(page);
  await found.getByRole('button', { name: /^Add to/ }).click();
  await expect(meal.getByRole('button', { name: 'Log 1 food' })).toBeEnabled();
  expect(refused).toEqual([]);
});
