/** What the server put into the page under this id; null where it is missing or cannot be read. */
export function pageJson<Value>(page: Document, id: string): Value | null {
  const text = page.getElementById(id)?.textContent;
  if (!text) return null;
  try {
    return JSON.parse(text) as Value;
  } catch (error) {
    console.error(`[shell] ${id} cannot be read`, error);
    return null;
  }
}
