import { videoIdOf } from './youtube';

it.each([
  ['https://www.youtube.com/watch?v=abcDEF-12_3', 'abcDEF-12_3'],
  ['https://www.youtube.com/watch?list=x&v=abcDEF-12_3&t=4', 'abcDEF-12_3'],
  ['https://youtu.be/abcDEF-12_3?si=x', 'abcDEF-12_3'],
  ['https://www.youtube.com/embed/abcDEF-12_3', 'abcDEF-12_3'],
  ['https://www.youtube.com/shorts/abcDEF-12_3', 'abcDEF-12_3'],
  ['https://www.youtube.com/watch?v=short', null],
  ['https://www.youtube.com/watch?v=abcDEF-12_3x', null],
  ['https://example.com/', null],
  [null, null],
])('finds the video in %p', (url, id) => {
  expect(videoIdOf(url)).toBe(id);
});
