/**
 * Every place a remote may fill. The number after `@` is the version of what the place promises; `height` is
 * reserved in pixels (phone, wide) before the widget arrives, so that nothing below it moves.
 *
 * Today's progress is one card of three slots. `home.calories@1` has its whole upper part: the ring of 136 px at the
 * left, its words at the upper right; the lower right, 64 px high and 156 px from the left, is left free because
 * `home.hydration@1` stands there.
 *
 * `home.care@1` and `home.put-away@1` are there only while she is quiet about pregnancy and babies: her body and people,
 * and the reminders that she may put out of sight.
 *
 * `shell.urgent@1` is the panel behind "Is this urgent?", which the shell keeps in reach on every screen: its title, its
 * button and the emergency number of where she is are the shell's, and plain numbers stand in where it fails.
 *
 * `home.more@1` and `diary.more@1` are for modules that have no place in the bar: the way to each from Home, in the quiet
 * states too, and from the diary of what she eats.
 *
 * `shell.palette@1` draws nothing: its widgets tell the palette with `useOffers` what they do where she is.
 *
 * `call.unit@1` is the number she wrote down for her unit, midwife or doctor, in a card that says to call. It is the last
 * way to call there, so that nothing moves when it arrives.
 *
 * `note.door@1` stands where she writes of her mood: while her e-mail alone opens her account it says so, and leads to
 * where that is changed.
 *
 * `shell.sign-in@1` is the form in the question that a lost session asks over her words.
 */
export const slots = {
  'home.header@1': { height: [140, 150], many: false },
  'home.baby@1': { height: [252, 414], many: false },
  'home.care@1': { height: [620, 480], many: false },
  'home.suggestions@1': { height: [0, 0], many: false },
  'home.quote@1': { height: [142, 142], many: false },
  'home.settings-link@1': { height: [52, 52], many: false },
  'home.log-food@1': { height: [72, 72], many: false },
  'home.calories@1': { height: [136, 136], many: false },
  'home.nursing@1': { height: [72, 72], many: false },
  'home.meals@1': { height: [282, 282], many: false },
  'home.sync@1': { height: [60, 60], many: false },
  'home.workout@1': { height: [72, 72], many: false },
  'home.cup@1': { height: [72, 72], many: false },
  'home.hydration@1': { height: [66, 64], many: false },
  'home.wellbeing@1': { height: [118, 118], many: false },
  'home.milestone@1': { height: [116, 116], many: false },
  'home.quick-log@1': { height: [0, 0], many: false },
  'home.post@1': { height: [240, 240], many: false },
  'home.put-away@1': { height: [0, 0], many: false },
  'home.more@1': { height: [0, 0], many: true },
  'home.reminder@1': { height: [0, 0], many: false },
  'shell.urgent@1': { height: [0, 0], many: false },
  'shell.reminders@1': { height: [0, 0], many: false },
  'shell.sign-in@1': { height: [0, 0], many: false },
  'shell.palette@1': { height: [0, 0], many: true },
  'support.admin@1': { height: [320, 320], many: true },
  'progress.suggestions@1': { height: [0, 0], many: false },
  'note.door@1': { height: [0, 0], many: false },
  'call.unit@1': { height: [0, 0], many: false },
  'diary.more@1': { height: [0, 0], many: true },
} as const satisfies Record<string, { height: readonly [phone: number, wide: number]; many: boolean }>;

export type SlotName = keyof typeof slots;

export const slotNames = Object.keys(slots) as SlotName[];
