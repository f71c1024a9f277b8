import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A loopback address that tests let through; 127.0.0.1 stays as private as it is. */
export const OPEN_HOST = '127.0.0.2';

/** Pages as other sites serve them, good and bad. */
export class RecipePages {
  private routes: Record<string, RequestListener> = {};
  readonly asked: string[] = [];

  private readonly server: Server = createServer((request, response) => {
    this.asked.push(`${request.headers.host} ${request.url}`);
    const answer = this.routes[request.url ?? ''];
    if (answer) answer(request, response);
    else response.writeHead(404, { 'content-type': 'text/html' }).end('<p>gone</p>');
  });

  static async start(): Promise<RecipePages> {
    const pages = new RecipePages();
    // On every loopback address: what is refused would be answered.
    await new Promise<void>((resolve) => pages.server.listen(0, '0.0.0.0', resolve));
    return pages;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  address(path: string, host = OPEN_HOST): string {
    return `http://${host}:${(this.server.address() as AddressInfo).port}${path}`;
  }

  on(path: string, answer: RequestListener): string {
    this.routes[path] = answer;
    return this.address(path);
  }

  html(path: string, html: string | Buffer, contentType = 'text/html; charset=utf-8'): string {
    return this.on(path, (_, response) => response.writeHead(200, { 'content-type': contentType }).end(html));
  }

  linked(path: string, data: unknown): string {
    return this.html(path, `<script type="application/ld+json">${JSON.stringify(data)}</script>`);
  }

  redirect(path: string, to: string): string {
    return this.on(path, (_, response) => response.writeHead(302, { location: to }).end());
  }
}

export const SOUP = {
  '@type': 'Recipe',
  name: 'Lentil &amp; spinach soup',
  recipeYield: ['4', '4 servings'],
  totalTime: 'PT1H5M',
  recipeIngredient: ['300 g red lentils', '2 tbsp olive oil', '1 litre <b>stock</b>', 'Salt to taste'],
  recipeInstructions: [
    { '@type': 'HowToSection', itemListElement: [{ '@type': 'HowToStep', text: 'Soften&nbsp;it.' }] },
    { '@type': 'HowToStep', text: 'Simmer for 20 minutes.' },
  ],
  nutrition: { '@type': 'NutritionInformation', calories: '1.240 kJ', proteinContent: '17 g' },
};
