import { foodTable } from '../food-table';

export const fatsAndCondiments = foodTable(`
  Olive oil | 884 0 0 100 | 1 tbsp=13.5; 1 tsp=4.5 | 171413 |
  Vegetable oil | 884 0 0 100 | 1 tbsp=13.6; 1 tsp=4.5 | - | canola rapeseed
  Sunflower oil | 884 0 0 100 | 1 tbsp=13.6 | 171025 |
  Coconut oil | 892 0 0 99.1 | 1 tbsp=13.6 | - |
  Sesame oil | 884 0 0 100 | 1 tbsp=13.6; 1 tsp=4.5 | - |
  Flaxseed oil | 884 0.1 0 100 | 1 tbsp=13.6 | - | linseed
  Butter, salted | 717 0.9 0.1 81.1 | 1 tbsp=14; 1 pat=5 | 173410 |
  Butter, unsalted | 717 0.9 0.1 81.1 | 1 tbsp=14; 1 pat=5 | - |
  Ghee | 876 0.3 0 99.5 | 1 tbsp=13 | 173412 | butter oil clarified
  Margarine | 717 0.2 0.7 80.7 | 1 tbsp=14 | - | spread
  Mayonnaise | 680 1 0.6 74.9 | 1 tbsp=14 | - | mayo
  Mayonnaise, light | 238 0.4 9.2 22.2 | 1 tbsp=15 | - | mayo
  Ranch dressing | 430 1.3 5.9 44.5 | 1 tbsp=15; 2 tbsp=30 | - | salad
  Vinaigrette dressing | 290 0.4 9 28 | 2 tbsp=30 | - | salad italian
  Caesar dressing | 542 2.2 3.3 57.9 | 2 tbsp=30 | - | salad
  Ketchup | 101 1 27.4 0.1 | 1 tbsp=17 | - | tomato sauce
  Mustard, yellow | 60 3.7 5.8 3.3 | 1 tsp=5 | - |
  Soy sauce | 53 8.1 4.9 0.6 | 1 tbsp=16 | - | tamari
  Barbecue sauce | 172 0.8 40.8 0.6 | 2 tbsp=36 | - | bbq
  Hot sauce | 11 0.5 1.8 0.4 | 1 tsp=5 | - | chili
  Salsa | 29 1.5 6.6 0.2 | 2 tbsp=36 | - | tomato dip
  Guacamole | 155 2 8.5 14 | 2 tbsp=30 | - | avocado dip
  Tzatziki | 90 3.5 4.5 6.5 | 2 tbsp=30 | - | yogurt cucumber dip
  Pesto, basil | 460 5.5 6 46 | 1 tbsp=16 | - | sauce
  Tomato sauce, canned | 24 1.2 5.3 0.3 | 1/2 cup=122 | - | passata
  Pasta sauce, tomato | 50 1.4 8 1.5 | 1/2 cup=132 | - | marinara spaghetti
  Alfredo sauce | 190 3 5 18 | 1/4 cup=62 | - | pasta cream
  Tomato paste | 82 4.3 18.9 0.5 | 1 tbsp=16 | - | puree
  Gravy, brown | 53 3.7 4.8 2.4 | 1/4 cup=58 | - | sauce
  Miso paste | 198 12.8 25.4 6 | 1 tbsp=17 | - |
  Vinegar, balsamic | 88 0.5 17 0 | 1 tbsp=16 | - |
  Nutritional yeast | 390 50 36 5 | 1 tbsp=5 | - |
  Cocoa powder, unsweetened | 228 19.6 57.9 13.7 | 1 tbsp=5 | - |
  Cinnamon, ground | 247 4 80.6 1.2 | 1 tsp=2.6 | 171320 | spice
  Turmeric, ground | 312 9.7 67.1 3.3 | 1 tsp=3 | 172231 | spice
  Gelatin powder | 335 85.6 0 0.1 | 1 packet=7 | - |
  Collagen powder | 360 90 0 0 | 1 scoop=10 | - |
`);
