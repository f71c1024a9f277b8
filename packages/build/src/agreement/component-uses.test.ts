import { componentUsesIn } from './component-uses';

const uses = (jsx: string) =>
  componentUsesIn(
    [
      `import { Badge, Card as Box, warmLayers, type Shell } from '@nestwell/ui';
     import { Row } from './row';
     export const Part = (props: Props) => <>${jsx}</>;`,
    ],
    () => ({ Badge: { required: ['label'], optional: ['icon', 'tone'] } }),
  );

it('props that every use passes are told from those that some pass, by the name the kit gives', () => {
  expect(
    uses('<Badge tone="warn" icon={<Box shell="duck" />}>!</Badge><Badge key="b" tone="yolk" />'),
  ).toEqual({
    Badge: { always: ['tone'], sometimes: ['children', 'icon'] },
    Card: { always: ['shell'], sometimes: [] },
  });
});

it('white space is no child, and what is not the kit\u2019s is left out', () => {
  expect(uses('<Box>\n  </Box><Row gap={2} /><section role="group" />')).toEqual({
    Card: { always: [], sometimes: [] },
  });
});

it('a spread that is spelled out is read, and what the kit made to be spread needs no reading', () => {
  expect(uses('<Box {...{ shell, reason }} {...warmLayers} data-count={2} />')).toEqual({
    Card: { always: ['reason', 'shell'], sometimes: [] },
  });
});

it('any other spread passes what is needed and may pass whatever the kit takes', () => {
  expect(uses('<Badge {...props} tone="warn" />')).toEqual({
    Badge: { always: ['label', 'tone'], sometimes: ['icon'] },
  });
});
