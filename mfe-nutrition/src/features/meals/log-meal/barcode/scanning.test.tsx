import { nutrition, type ScannedFood } from '@nestwell/contracts/nutrition';
import { answer, aUser, offline, refuse } from '@nestwell/remote-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aKeptFood } from '../../../../testing/a-kept-food';
import { aMeal } from '../../../../testing/a-meal';
import { openAs, type Opened } from '../testing/open-log-meal';

const NUMBER = '5012345678900';
const oatDrink: ScannedFood = {
  fdcId: -5012345678900,
  barcode: NUMBER,
  description: 'Oat Drink, Barista',
  brandOwner: 'Morning Field',
  quantity: '1 litre',
  nutrients: [
    { nutrientId: 1008, nutrientName: 'Energy', value: 59, unitName: 'KCAL' },
    { nutrientId: 1003, nutrientName: 'Protein', value: 1, unitName: 'G' },
    {
      nutrientId: 1087,
      nutrientName: 'Calcium, Ca',
      value: 120,
      unitName: 'mg',
    },
  ],
  portions: [{ label: 'Glass, 200 ml', grams: 200 }],
  contains: ['gluten'],
  mayContain: [],
  areAllergensUnknown: false,
  cautions: [],
  figuresOf: 'sold',
  isEnergyDoubted: false,
};
const meals = answer(nutrition.listMeals, []);
const noneKept = answer(nutrition.listKeptFoods, []);
const known = answer(nutrition.findBarcode, { food: oatDrink });
const unknown = answer(nutrition.findBarcode, { food: null });

const openWith = (...answers: Parameters<typeof openAs>[1][]) =>
  openAs(aUser({ allergies: ['gluten'] }), meals, noneKept, ...answers);

/** Log Your Meal, with a number typed into what the camera's button leads to. */
async function typeNumber(opened: Opened, number = NUMBER) {
  const { taps, sheet } = opened;
  await taps.click(await sheet.findByRole('button', { name: 'Scan a barcode' }));
  const typing = within(await screen.findByRole('dialog', { name: 'Type the number' }));
  await taps.type(typing.getByRole('textbox', { name: 'Barcode' }), number);
  await taps.click(typing.getByRole('button', { name: 'Look it up' }));
  return typing;
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const later = <T,>(value: T) => Promise.resolve(value);

/** What a phone has, and a test's page does not. */
function aCamera({ sees }: { sees: string }) {
  const stop = jest.fn();
  const track = {
    stop,
    getCapabilities: () => ({ torch: true }),
    applyConstraints: jest.fn(() => later(undefined)),
  };
  const stream = { getTracks: () => [track], getVideoTracks: () => [track] };
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia: () => later(stream) },
  });
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  class BarcodeDetector {
    static getSupportedFormats = () => later(['ean_13']);
    detect = () => later([{ rawValue: sees }]);
  }
  Object.assign(globalThis, { BarcodeDetector });
  return track;
}

afterEach(() => {
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'mediaDevices');
  Reflect.deleteProperty(globalThis, 'BarcodeDetector');
});

it('reads the bars by camera, and puts so much of the product on the tray', async () => {
  const track = aCamera({ sees: NUMBER });
  const opened = await openWith(known, answer(nutrition.logMeal, aMeal()));
  const { taps, sheet } = opened;
  await taps.click(await sheet.findByRole('button', { name: 'Scan a barcode' }));

  const found = await dialog('Oat Drink, Barista');
  const product = screen.getByRole('dialog', { name: 'Oat Drink, Barista' });
  expect(product).toHaveTextContent('Morning Field, 1 litre');
  expect(product).toHaveTextContent(/Contains gluten\. The list may not be complete/);
  expect(product).toHaveTextContent(
    /Iron, folate, choline, fibre, iodine, vitamin B12, and vitamin D are unknown/,
  );
  expect(track.stop).toHaveBeenCalled();
  await taps.click(found.getByRole('button', { name: /^More/ }));
  await taps.click(found.getByRole('button', { name: /^Add to / }));
  // It stands where it can be seen, and taken off again.
  const tray = within(await sheet.findByRole('list', { name: 'Picked' }));
  expect(tray.getByRole('checkbox', { name: /^Oat Drink, Barista/ })).toBeChecked();
  await taps.click(sheet.getByRole('button', { name: 'Log 1 food' }));

  await waitFor(() => expect(opened.toasts()[0]).toMatchObject({ title: 'Meal logged!' }));
  expect(opened.calls(nutrition.logMeal).at(-1)?.body).toMatchObject({
    name: 'Oat Drink, Barista',
    calories: 177,
    protein: 3,
    micronutrients: { calcium: 360 },
    portion: { label: 'Glass, 200 ml', grams: 200, times: 1.5 },
  });
});

it.each<[string, Partial<ScannedFood>, string | RegExp]>([
  [
    'no allergen is named',
    { contains: [], areAllergensUnknown: true },
    'Allergens are unknown for this product: read the label.',
  ],
  ['traces are named', { mayContain: ['nuts', 'sesame'] }, /Contains gluten\. May contain nuts and sesame\./],
  ['it has liver in it', { cautions: ['liver'] }, /so much vitamin A/],
  ['its record gives caffeine', { caffeine: 32 }, 'Caffeine: 64 mg in this portion.'],
  ['its caffeine is unknown', { caffeine: null }, /nobody wrote down how much/],
  ['its figures are as prepared', { figuresOf: 'prepared' }, 'Figures are of the product as prepared.'],
  ['its energy cannot be', { isEnergyDoubted: true }, /does not fit the rest/],
])('says of a product where %s', async (_, changes, words) => {
  const opened = await openWith(answer(nutrition.findBarcode, { food: { ...oatDrink, ...changes } }));
  await typeNumber(opened);

  expect(await screen.findByRole('dialog', { name: 'Oat Drink, Barista' })).toHaveTextContent(words);
});

it('logs the caffeine of a product with the meal', async () => {
  const food = { ...oatDrink, caffeine: 32, portions: [{ label: '1 can', grams: 500 }] };
  const opened = await openWith(answer(nutrition.findBarcode, { food }), answer(nutrition.logMeal, aMeal()));
  await typeNumber(opened);
  await opened.taps.click((await dialog('Oat Drink, Barista')).getByRole('button', { name: /^Add to / }));
  await opened.taps.click(opened.sheet.getByRole('button', { name: 'Log 1 food' }));

  await waitFor(() => expect(opened.calls(nutrition.logMeal)).toHaveLength(1));
  expect(opened.calls(nutrition.logMeal).at(-1)?.body).toMatchObject({ micronutrients: { caffeine: 160 } });
});

it('lights the pack while the camera is on', async () => {
  const track = aCamera({ sees: 'no number' });
  const { taps, sheet } = await openWith();
  await taps.click(await sheet.findByRole('button', { name: 'Scan a barcode' }));

  await taps.click((await dialog('Scan a barcode')).getByRole('button', { name: 'Light' }));
  expect(track.applyConstraints).toHaveBeenCalledWith({
    advanced: [{ torch: true }],
  });
  expect(await screen.findByRole('button', { name: 'Light', pressed: true })).toBeVisible();
});

it('says why it asks for the number where there is no camera, and refuses one with a slip', async () => {
  const opened = await openWith(known);
  await typeNumber(opened, '5012345678901');

  const typing = screen.getByRole('dialog', { name: 'Type the number' });
  expect(typing).toHaveTextContent(/no camera to read with here/);
  expect(typing).toHaveTextContent('A digit is missing or wrong. Please look at the number again.');
  expect(opened.calls(nutrition.findBarcode)).toEqual([]);
});

it('keeps the number with a label she copies, and finds hers the next time', async () => {
  const bread = aKeptFood({ barcode: NUMBER });
  const opened = await openWith(unknown, answer(nutrition.keepFood, bread));
  const { taps } = opened;
  await typeNumber(opened);

  const nobody = await dialog('Nobody knows this one yet');
  expect(screen.getByRole('dialog', { name: 'Nobody knows this one yet' })).toHaveTextContent(
    '5 012345 678900',
  );
  await taps.click(nobody.getByRole('button', { name: 'Copy the label' }));
  const label = await dialog('Your own food');
  expect(screen.getByRole('dialog', { name: 'Your own food' })).toHaveTextContent(
    'The number 5 012345 678900 stays with it',
  );
  await taps.type(label.getByRole('textbox', { name: 'Name' }), 'Rye bread');
  await taps.click(label.getByRole('button', { name: '100 g' }));
  await taps.type(label.getByRole('textbox', { name: 'Energy' }), '240');
  await taps.click(label.getByRole('button', { name: 'Save and add' }));

  expect(await opened.sheet.findByRole('button', { name: 'Log 1 food' })).toBeVisible();
  expect(opened.calls(nutrition.keepFood).at(-1)?.body).toMatchObject({
    barcode: NUMBER,
  });
});

it('asks nobody for a number whose label she copied before', async () => {
  const opened = await openAs(
    aUser(),
    meals,
    answer(nutrition.listKeptFoods, [aKeptFood({ barcode: NUMBER })]),
  );
  await typeNumber(opened);

  const own = await dialog('Seeded rye bread');
  await opened.taps.click(own.getByRole('button', { name: /^Add to / }));
  expect(await opened.sheet.findByRole('button', { name: 'Log 1 food' })).toBeVisible();
  expect(opened.calls(nutrition.findBarcode)).toEqual([]);
});

it('offers another try when it cannot be looked up', async () => {
  const replies = [refuse(nutrition.findBarcode, 'unavailable'), known];
  const opened = await openWith({
    endpoint: nutrition.findBarcode,
    reply: (call) => (replies.shift() ?? known).reply(call),
  });
  await typeNumber(opened);

  await opened.taps.click(
    (await dialog('We lost the thread')).getByRole('button', {
      name: 'Try again',
    }),
  );
  expect(await screen.findByRole('dialog', { name: 'Oat Drink, Barista' })).toBeVisible();
});

describe('without a network', () => {
  const setOnline = (isOnline: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

  it.each([
    ['goes on', 'Keep it and go on'],
    ['closes what says so', 'Close'],
    ['scans another', 'Scan another'],
  ])('has kept the number where she %s', async (_, name) => {
    setOnline(false);
    const opened = await openWith(offline(nutrition.findBarcode), known);
    await typeNumber(opened);
    await opened.taps.click((await dialog('Kept for later')).getByRole('button', { name }));
    if (name === 'Scan another')
      await opened.taps.click((await dialog('Type the number')).getByRole('button', { name: 'Close' }));

    setOnline(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('button', { name: 'Look up 5 012345 678900' })).toBeVisible();
  });

  it('keeps the number, and looks it up when she is back', async () => {
    setOnline(false);
    const opened = await openWith(offline(nutrition.findBarcode), known);
    await typeNumber(opened);
    await opened.taps.keyboard('{Escape}');

    setOnline(true);
    act(() => void window.dispatchEvent(new Event('online')));
    await opened.taps.click(await screen.findByRole('button', { name: 'Let 5 012345 678900 go' }));
    expect(screen.queryByRole('button', { name: 'Look up 5 012345 678900' })).not.toBeInTheDocument();
    act(() => opened.toasts().at(-1)?.action?.onSelect());
    await opened.taps.click(await screen.findByRole('button', { name: 'Look up 5 012345 678900' }));
    await opened.taps.click(
      (await dialog('Oat Drink, Barista')).getByRole('button', {
        name: /^Add to /,
      }),
    );
    expect(await opened.sheet.findByRole('button', { name: 'Log 1 food' })).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Numbers kept for later' })).not.toBeInTheDocument();
  });
});
