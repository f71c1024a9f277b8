export interface Recipient {
  name: string;
  /** What it learns of her, and when: a whole sentence, as the privacy policy prints it. */
  learns: string;
  /** Addresses that her own browser may be sent to for it, as a content policy names them. */
  origins?: readonly string[];
}

/**
 * Whoever outside Nestwell learns something of a member. The privacy policy prints this list, the server calls nobody
 * who is not on it, and pages may load nothing from elsewhere.
 */
export const recipients = {
  payments: {
    name: 'The payment provider',
    learns:
      'receives what is needed to take a card payment: the plan, the amount and what you enter on its form, and it may set cookies of its own there. It keeps its own records of payments. Its own privacy policy applies.',
    origins: ['https://www.paypal.com', 'https://*.paypal.com', 'https://*.paypalobjects.com'],
  },
  hosting: {
    name: 'The platform that hosts the service',
    learns: 'stores what you enter and carries what your browser and we send each other.',
  },
  mail: {
    name: 'The mail service',
    learns:
      'carries our mails, with your name, your address and what we write: codes to log in, the end of a trial, the renewal of a plan. Nothing you entered about your health is in them.',
  },
  push: {
    name: 'The push service of your browser’s maker',
    learns:
      'carries reminders to you while the app is closed, if you turn that on. The words are encrypted; it learns that and when a message came.',
  },
  foods: {
    name: 'FoodData Central of the US Department of Agriculture',
    learns:
      'receives the words you search a food with, without your name or address, where this site asks it.',
  },
  products: {
    name: 'Open Food Facts',
    learns: 'receives the number of a bar code you scan or type, without your name or address.',
  },
  recipePages: {
    name: 'The page you bring a recipe from',
    learns:
      'is asked for by our server when you give us its address, and learns nothing of you: no name, no address of yours, no cookie.',
  },
  speech: {
    name: 'The speech service of your browser or device',
    learns:
      'hears what you say while the microphone button is on, and reads aloud what you ask to be read. Depending on the browser this happens on servers of its maker.',
  },
  videos: {
    name: 'YouTube',
    learns: 'delivers the pictures on cards of exercise videos, and sees the address your browser asks from.',
    origins: ['https://img.youtube.com'],
  },
  calendars: {
    name: 'Calendar programs you give your private address to',
    learns: 'read the times of your reminders, and what they are about only if you turned that on.',
  },
} as const satisfies Record<string, Recipient>;

export type RecipientId = keyof typeof recipients;
