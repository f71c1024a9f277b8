import { markInlinedSheets } from './inlined-sheets';

it('what the document brings is marked as loaded by a link that loads nothing, and nothing else is', () => {
  const links = jest.spyOn(HTMLHeadElement.prototype, 'append');
  document.head.innerHTML =
    '<style data-sheet="/r/tea/v1/widgets.css">.a{}</style><style>.b{}</style><link rel="icon" href="/icon">';

  markInlinedSheets(document);

  expect(links.mock.calls.flat().map((link) => (link as Element).outerHTML)).toEqual([
    '<link rel="stylesheet" disabled="" href="/r/tea/v1/widgets.css">',
  ]);
});
