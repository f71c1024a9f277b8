/** The egg in its bowl, inside the page: an icon of its own would be one more request before the first render. */
const siteIcon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M16 3c5 0 8.5 6.500 8.5 12H7.5C7.5 9.500 11 3 16 3z" fill="#efb54a"/><path d="M3 16h26a13 12 0 0 1-26 0z" fill="#6d2342"/></svg>',
)}`;

/** How each document of the site begins, up to what differs. @param title as HTML */
export const documentStart = (title: string): string[] => [
  '<!doctype html>',
  '<html lang="en" data-theme="auto">',
  '<head>',
  '<meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
  // A phone that makes links of dates and numbers changes what React is about to take over; what is to be dialled is a link.
  '<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">',
  `<title>${title}</title>`,
  `<link rel="icon" href="${siteIcon}">`,
];
