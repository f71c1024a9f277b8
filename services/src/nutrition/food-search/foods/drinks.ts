import { foodTable } from '../food-table';

export const drinks = foodTable(`
  Water | 0 0 0 0 | 1 cup=237; 1 bottle=500 | - | tap mineral sparkling
  Coffee, black | 1 0.1 0 0 | 1 cup=237 | - | filter
  Coffee, decaffeinated | 0 0.1 0 0 | 1 cup=237 | - | decaf
  Latte, whole milk | 54 2.9 4.3 2.9 | 12 fl oz=360 | - | coffee caffe
  Cappuccino, whole milk | 42 2.3 3.4 2.2 | 12 fl oz=360 | - | coffee
  Tea, black | 1 0 0.3 0 | 1 cup=237 | - |
  Tea, green | 1 0.2 0 0 | 1 cup=245 | - |
  Tea, herbal | 1 0 0.2 0 | 1 cup=237 | - | chamomile peppermint rooibos
  Chai latte | 70 2.2 11.5 1.8 | 12 fl oz=360 | - | tea
  Hot chocolate, made with milk | 77 3.5 10.7 2.3 | 1 cup=250 | - | cocoa drink
  Orange juice | 45 0.7 10.4 0.2 | 1 cup=248 | - |
  Apple juice | 46 0.1 11.3 0.1 | 1 cup=248 | - |
  Cranberry juice cocktail | 54 0 13.5 0.1 | 1 cup=253 | - |
  Grape juice | 60 0.4 14.8 0.1 | 1 cup=253 | - |
  Pineapple juice | 53 0.4 12.9 0.1 | 1 cup=250 | - |
  Carrot juice | 40 1 9.3 0.2 | 1 cup=236 | - |
  Tomato juice | 17 0.9 3.5 0.3 | 1 cup=243 | - | vegetable
  Prune juice | 71 0.6 17.5 0 | 1 cup=256 | - |
  Lemonade | 40 0.1 10.4 0 | 1 cup=248 | - |
  Coconut water | 19 0.7 3.7 0.2 | 1 cup=240 | - |
  Cola | 42 0 10.6 0 | 1 can=368 | - | soda pop soft drink coke
  Cola, diet | 2 0.1 0.3 0 | 1 can=355 | - | soda zero soft drink
  Ginger ale | 34 0 8.8 0 | 1 can=366 | - | soda soft drink
  Sports drink | 26 0 6.4 0 | 1 bottle=500 | - | electrolyte
  Energy drink | 45 0.5 10.7 0.1 | 1 can=250 | - | red bull monster caffeine
  Energy drink, sugar free | 5 0.3 0.7 0.1 | 1 can=250 | - | diet
  Kombucha | 13 0 3 0 | 1 cup=240 | - |
`);
