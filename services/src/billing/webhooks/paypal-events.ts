import { z } from 'zod';

/*
 * The parts of PayPal's events that matter here. A refund or reversal names its capture only by a link 'up'
 * (https://api-m.paypal.com/v2/payments/captures/<id>).
 */

const amount = z.object({ value: z.string(), currency_code: z.string() });
const relatedOrder = z.object({ related_ids: z.object({ order_id: z.string().optional() }).optional() });
const links = z.array(z.object({ rel: z.string(), href: z.string() }));

export const capture = z.object({
  id: z.string(),
  amount,
  supplementary_data: relatedOrder.optional(),
});
export const refund = z.object({ id: z.string(), links: links.optional() });
export const paymentToken = z.object({
  id: z.string(),
  metadata: z.object({ order_id: z.string().optional() }).optional(),
});

export function captureOfRefund({ links: found }: z.infer<typeof refund>): string | undefined {
  const up = found?.find(({ rel }) => rel === 'up')?.href;
  return up === undefined ? undefined : /\/captures\/([A-Za-z0-9-]+)$/.exec(up)?.[1];
}
