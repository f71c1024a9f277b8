import { toldPicture, toldText, type ToldPicture } from './told-picture';

const picture: ToldPicture = {
  html: '<p class="a">Line\nand “another” 🌙</p>',
  styles: { key: 3, text: '.a{color:red}\n' },
  isZoned: true,
  faults: [{ owner: 'tea@v1', error: { message: 'cold\ntea' } }],
  lacks: [['/api/cups', 'u1']],
};

it.each<[string, ToldPicture]>([
  ['with its rules', picture],
  ['whose rules were told before', { ...picture, styles: { key: 3, text: undefined } }],
  ['that needs no rules', { ...picture, styles: { key: 4, text: '' } }],
  ['that shows nothing', { ...picture, html: '' }],
])('a picture %s comes as it was told', (_, told) => {
  expect(toldPicture(toldText(told))).toEqual(told);
});
