/** Signs that need care at once, through one year after birth. Source: CDC, Hear Her. */
export const urgentSigns = [
  'A headache that won’t go away or gets worse',
  'Dizziness or fainting',
  'Changes in what you see',
  'A fever of 38 °C (100.4 °F) or more',
  'Extreme swelling of your hands or face',
  'Thoughts of harming yourself or your baby',
  'Trouble breathing',
  'Chest pain or a fast heartbeat',
  'Severe nausea and throwing up',
  'Severe belly pain that does not go away',
  'Your baby moving less, while you are pregnant',
  'Bleeding or leaking from the vagina',
  'Swelling, redness or pain of a leg or an arm',
  'Overwhelming tiredness',
] as const;

/** Blood pressure in mmHg, upper over lower figure. */
export const bloodPressure = { callToday: '140/90', emergency: '160/110' } as const;

/** Signs to stop exercising at once. Source: ACOG Committee Opinion 804. */
export const stopSigns = [
  'bleeding',
  'painful contractions',
  'leaking fluid',
  'dizziness',
  'headache',
  'chest pain',
  'breathlessness before you begin',
  'weak muscles',
  'calf pain or swelling',
] as const;
