/**
 * More lines as recipes have them: the line, what is read as its amount (`#` is counted, `-` none, `[…]` of each), what it is
 * of (`=` is all of it), and the line for twice as many.
 */
export const packedLines = `
five spice powder | - | = | five spice powder
2% milk | - | = | 2% milk
1 cup 2% milk | 1 cup | 2% milk | 2 cups 2% milk
100 g 70% dark chocolate | 100 gram | 70% dark chocolate | 200 g 70% dark chocolate
70% dark chocolate | - | = | 70% dark chocolate
00 flour | - | = | 00 flour
500 g 00 flour | 500 gram | 00 flour | 1000 g 00 flour
500 g tipo 00 flour | 500 gram | tipo 00 flour | 1000 g tipo 00 flour
80/20 ground beef | - | = | 80/20 ground beef
1 lb 80/20 ground beef | 1 pound | 80/20 ground beef | 2 lb 80/20 ground beef
12-inch tortilla | - | = | 12-inch tortilla
4 12-inch tortillas | 4 # | 12-inch tortillas | 8 12-inch tortillas
1 9-inch pie crust | 1 # | 9-inch pie crust | 2 9-inch pie crust
9" pie crust | - | = | 9" pie crust
1-inch piece ginger | - | = | 1-inch piece ginger
1 2-inch piece ginger, grated | 1 # | 2-inch piece ginger, grated | 2 2-inch piece ginger, grated
2 inch piece fresh ginger | 2 # | inch piece fresh ginger | 4 inch piece fresh ginger
3 cm piece ginger | 3 # | cm piece ginger | 6 cm piece ginger
1 3/4-inch piece turmeric | - | = | 1 3/4-inch piece turmeric
7-grain bread | - | = | 7-grain bread
2 slices 7-grain bread | 2 slice | 7-grain bread | 4 slices 7-grain bread
3-bean mix | - | = | 3-bean mix
half-and-half | - | = | half-and-half
1 cup half-and-half | 1 cup | half-and-half | 2 cups half-and-half
one-pot pasta | - | = | one-pot pasta
20-minute eggs | - | = | 20-minute eggs
V8 juice | - | = | V8 juice
1 cup V8 juice | 1 cup | V8 juice | 2 cups V8 juice
100% cocoa powder | - | = | 100% cocoa powder
- 2 cups oats | 2 cup | oats | - 4 cups oats
• 1 cup oats | 1 cup | oats | • 2 cups oats
– 3 eggs | 3 # | eggs | – 6 eggs
-1 tsp salt | 1 teaspoon | salt | -2 tsp salt
▢ 2 tbsp honey | 2 tablespoon | honey | ▢ 4 tbsp honey
* 1 apple | 1 # | apple | * 2 apple
about 2 cups water | 2 cup | water | about 4 cups water
approx. 500 g pumpkin | 500 gram | pumpkin | approx. 1000 g pumpkin
approximately 1 cup broth | 1 cup | broth | approximately 2 cups broth
around 200 g rice | 200 gram | rice | around 400 g rice
heaped 1 tbsp cocoa | 1 tablespoon | cocoa | heaped 2 tbsp cocoa
1 heaping tablespoon cocoa | 1 tablespoon | cocoa | 2 heaping tablespoons cocoa
1 scant cup flour | 1 cup | flour | 2 scant cups flour
2 generous cups berries | 2 cup | berries | 4 generous cups berries
1 tbsp. vanilla | 1 tablespoon | vanilla | 2 tbsp. vanilla
1 Tbsp vanilla | 1 tablespoon | vanilla | 2 Tbsp vanilla
1 TBSP VANILLA | 1 tablespoon | VANILLA | 2 TBSP VANILLA
2 TSP salt | 2 teaspoon | salt | 4 TSP salt
3 Tbs. butter | 3 tablespoon | butter | 6 Tbs. butter
1 c. flour | 1 cup | flour | 2 c. flour
1 c flour | 1 cup | flour | 2 c flour
1 lb. beef | 1 pound | beef | 2 lb. beef
2 lbs beef | 2 pound | beef | 4 lbs beef
12 oz. bag of spinach | 12 ounce | bag of spinach | 24 oz. bag of spinach
10 fl oz cream | 10 fluid ounce | cream | 20 fl oz cream
10 fl. oz. cream | 10 fluid ounce | cream | 20 fl. oz. cream
8 fluid ounces stock | 8 fluid ounce | stock | 16 fluid ounces stock
1 pt cream | 1 pint | cream | 2 pt cream
1 quart stock | 1 quart | stock | 2 quarts stock
1 pint blueberries | 1 pint | blueberries | 2 pints blueberries
2 gal water | 2 gallon | water | 4 gals water
500ml water | 500 milliliter | water | 1000ml water
500 ml of water | 500 milliliter | water | 1000 ml of water
5cl rum | 5 centiliter | rum | 10cl rum
2dl cream | 2 deciliter | cream | 4dl cream
1l milk | 1 liter | milk | 2l milk
1 L milk | 1 liter | milk | 2 L milk
250 GR flour | 250 gram | flour | 500 GR flour
250 gr. flour | 250 gram | flour | 500 gr. flour
1 kilo potatoes | 1 kilogram | potatoes | 2 kilo potatoes
3 eggs | 3 # | eggs | 6 eggs
3 large eggs, beaten | 3 # | large eggs, beaten | 6 large eggs, beaten
1 small onion | 1 # | small onion | 2 small onion
2 medium-sized carrots | 2 # | medium-sized carrots | 4 medium-sized carrots
2 ripe bananas, mashed | 2 # | ripe bananas, mashed | 4 ripe bananas, mashed
1 bunch kale, chopped | 1 bunch | kale, chopped | 2 bunches kale, chopped
2 stalks celery | 2 stalk | celery | 4 stalks celery
1 head cauliflower | 1 head | cauliflower | 2 heads cauliflower
4 cloves garlic, minced | 4 clove | garlic, minced | 8 cloves garlic, minced
2 bay leaves | 2 # | bay leaves | 4 bay leaves
6 sprigs thyme | 6 sprig | thyme | 12 sprigs thyme
2 slices rye bread | 2 slice | rye bread | 4 slices rye bread
1 handful fresh mint, chopped | 1 handful | fresh mint, chopped | 2 handfuls fresh mint, chopped
1 knob butter | 1 knob | butter | 2 knobs butter
1 stick cinnamon | 1 stick | cinnamon | 2 sticks cinnamon
2 sheets nori | 2 sheet | nori | 4 sheets nori
3 rashers bacon | 3 rasher | bacon | 6 rashers bacon
1 ear corn | 1 ear | corn | 2 ears corn
1 block tofu | 1 block | tofu | 2 blocks tofu
1 carton eggs | 1 carton | eggs | 2 cartons eggs
1 bottle passata | 1 bottle | passata | 2 bottles passata
1 jar tahini | 1 jar | tahini | 2 jars tahini
1 packet yeast | 1 pack | yeast | 2 packets yeast
2 pkgs yeast | 2 pack | yeast | 4 pkgs yeast
1 glass water | 1 glass | water | 2 glasses water
2 mugs coffee | 2 mug | coffee | 4 mugs coffee
1 cup strong coffee | 1 cup | strong coffee | 2 cups strong coffee
1 cup, packed, brown sugar | 1 cup | brown sugar | 2 cups, packed, brown sugar
2 cups, chopped tomatoes | 2 cup | chopped tomatoes | 4 cups, chopped tomatoes
1 (2 lb) chicken | 1 # | (2 lb) chicken | 2 (2 lb) chicken
1 (3-pound) chicken | 1 # | (3-pound) chicken | 2 (3-pound) chicken
2 tablespoons (30 g) butter, melted | 2 tablespoon | butter, melted | 4 tablespoons (60 g) butter, melted
1/2 pound (225 g) shrimp | 0.5 pound | shrimp | 1 pound (450 g) shrimp
1 3/4 cups (400 g) pumpkin puree | 1.75 cup | pumpkin puree | 3½ cups (800 g) pumpkin puree
3/4 cup (90 g/3 oz) almonds | 0.75 cup | almonds | 1½ cups (180 g/6 oz) almonds
60 ml/ 4 tbsp lemon juice | 60 milliliter | lemon juice | 120 ml/ 8 tbsp lemon juice
1 tsp (or more) chili | 1 teaspoon | (or more) chili | 2 tsp (or more) chili
1 cup milk or 240 ml oat milk | 1 cup | milk or 240 ml oat milk | 2 cups milk or 240 ml oat milk
1 cup or 240 ml milk | 1 cup | milk | 2 cups or 480 ml milk
1 sachet yeast (7 g) | 1 sachet | yeast (7 g) | 2 sachets yeast (7 g)
1 egg + 1 yolk | 1 # | egg + 1 yolk | 2 egg + 1 yolk
2 eggs plus 1 yolk | 2 # | eggs plus 1 yolk | 4 eggs plus 1 yolk
1 1 lb pork loin | 1 # | 1 lb pork loin | 2 1 lb pork loin
10 8-inch tortillas | 10 # | 8-inch tortillas | 20 8-inch tortillas
1 2 lb chicken | 1 # | 2 lb chicken | 2 2 lb chicken
3/2 cups rice | 1.5 cup | rice | 3 cups rice
-5 g salt | 5 gram | salt | -10 g salt
1..5 g salt | - | = | 1..5 g salt (amount not changed)
1,,5 g salt | - | = | 1,,5 g salt (amount not changed)
1/2/3 cups x | - | = | 1/2/3 cups x
1:1 flour blend | - | = | 1:1 flour blend (amount not changed)
4th of July cake mix | - | = | 4th of July cake mix
1st cold press olive oil | - | = | 1st cold press olive oil
٢ كوب حليب | 2 # | كوب حليب | 4 كوب حليب
１２０ g flour | 120 gram | flour | 240 g flour
2 EL Öl | 2 # | EL Öl | 4 EL Öl
1 Prise Salz | 1 # | Prise Salz | 2 Prise Salz
1 Dose Tomaten | 1 # | Dose Tomaten | 2 Dose Tomaten
3 Eier | 3 # | Eier | 6 Eier
1 Becher Sahne (200 g) | 1 # | Becher Sahne | 2 Becher Sahne (400 g)
200 ml de lait | 200 milliliter | de lait | 400 ml de lait
1 gousse d'ail | 1 # | gousse d'ail | 2 gousse d'ail
2 c. à soupe d'huile | 2 # | c. à soupe d'huile | 4 c. à soupe d'huile
½ kg Kartoffeln | 0.5 kilogram | Kartoffeln | 1 kg Kartoffeln
`;
