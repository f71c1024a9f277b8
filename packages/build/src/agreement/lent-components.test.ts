import { lentComponents } from './lent-components';

it('of each component of the kit the compiler says what it needs, what it may be given and which elements it extends', () => {
  const { components, natives } = lentComponents();

  expect(components.Tabs).toEqual({
    required: ['children', 'items', 'label', 'onValueChange', 'value'],
    optional: ['listClassName', 'look'],
  });
  expect(components.Card).toMatchObject({ required: [], optional: ['reason', 'shell', 'variant'] });
  expect(natives[components.Card?.native ?? -1]).toEqual(
    expect.arrayContaining(['aria-label', 'id', 'onClick']),
  );
  // It leads to another page or opens something, which are two types of props.
  expect(components.SettingRow).toEqual({
    required: ['title'],
    optional: ['Link', 'onSelect', 'to', 'value'],
  });
  // It takes its name from `label` only.
  expect(natives[components.IconButton?.native ?? -1]).not.toContain('aria-label');
  expect(components).not.toHaveProperty('buttonClass');
  // The compiler reads the whole kit first.
}, 120_000);
