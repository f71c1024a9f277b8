interface QuietHours {
  /** Clock times, HH:mm; equal or missing ones mean no quiet hours. */
  quietFrom: string | null;
  quietUntil: string | null;
}

/** Whether a clock time lies in her quiet hours, which may pass midnight. The end is not quiet any more. */
export function isQuiet(clockTime: string, { quietFrom, quietUntil }: QuietHours): boolean {
  if (quietFrom === null || quietUntil === null || quietFrom === quietUntil) return false;
  const after = clockTime >= quietFrom;
  const before = clockTime < quietUntil;
  return quietFrom < quietUntil ? after && before : after || before;
}
