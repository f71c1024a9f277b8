/**
 * Lines as recipes have them: the line, what is read as its amount (`#` is counted, `-` none, `[…]` of each), what it is
 * of (`=` is all of it), and the line for twice as many.
 */
export const plainLines = `
2 cups all-purpose flour | 2 cup | all-purpose flour | 4 cups all-purpose flour
1 ½ cups granulated sugar | 1.5 cup | granulated sugar | 3 cups granulated sugar
1½ cups whole milk | 1.5 cup | whole milk | 3 cups whole milk
1 1/2 cups rolled oats | 1.5 cup | rolled oats | 3 cups rolled oats
1-1/2 cups water | 1.5 cup | water | 3 cups water
1 and 1/2 cups water | 1.5 cup | water | 3 cups water
1⁄2 tsp salt | 0.5 teaspoon | salt | 1 tsp salt
½ teaspoon baking soda | 0.5 teaspoon | baking soda | 1 teaspoon baking soda
¼-½ tsp chili flakes | 0.25..0.5 teaspoon | chili flakes | ½–1 tsp chili flakes
1/3 cup hummus | 0.333 cup | hummus | ⅔ cup hummus
⅔ cup plain yogurt | 0.667 cup | plain yogurt | 1⅓ cups plain yogurt
.5 oz yeast | 0.5 ounce | yeast | 1 oz yeast
0.25 cup honey | 0.25 cup | honey | ½ cup honey
1,5 kg tomatoes | 1.5 kilogram | tomatoes | 3 kg tomatoes
0,5 tsp salt | 0.5 teaspoon | salt | 1 tsp salt
1,25 cups cream | 1.25 cup | cream | 2½ cups cream
2,5 tbsp olive oil | 2.5 tablespoon | olive oil | 5 tbsp olive oil
0,5 l milk | 0.5 liter | milk | 1 l milk
1,5 dl cream | 1.5 deciliter | cream | 3 dl cream
2,75 dl water | 2.75 deciliter | water | 5.5 dl water
7,5 g dry yeast | 7.5 gram | dry yeast | 15 g dry yeast
1.5 kg potatoes | 1.5 kilogram | potatoes | 3 kg potatoes
1.25 litres vegetable stock | 1.25 liter | vegetable stock | 2.5 litres vegetable stock
1.500 g flour | - | = | 1.500 g flour (amount not changed)
1,000 g flour | - | = | 1,000 g flour (amount not changed)
1,250 ml water | - | = | 1,250 ml water (amount not changed)
12,500 g sugar | - | = | 12,500 g sugar (amount not changed)
1.234,5 g butter | 1234.5 gram | butter | 2469 g butter
1,234.5 g butter | 1234.5 gram | butter | 2469 g butter
1 250 g flour | - | = | 1 250 g flour (amount not changed)
1 000 ml water | - | = | 1 000 ml water (amount not changed)
2-3 carrots | 2..3 # | carrots | 4–6 carrots
2–3 sprigs thyme | 2..3 sprig | thyme | 4–6 sprigs thyme
2 to 3 tablespoons lemon juice | 2..3 tablespoon | lemon juice | 4–6 tablespoons lemon juice
2 - 3 cloves garlic | 2..3 clove | garlic | 4–6 cloves garlic
1 or 2 shallots | 1..2 # | shallots | 2–4 shallots
10-12 oz pasta | 10..12 ounce | pasta | 20–24 oz pasta
100-150 g spinach | 100..150 gram | spinach | 200–300 g spinach
100g-150g flour | 100 gram | flour | 200g-300g flour
1-2 lb. chicken thighs | 1..2 pound | chicken thighs | 2–4 lb. chicken thighs
½–1 tsp cayenne | 0.5..1 teaspoon | cayenne | 1–2 tsp cayenne
1/4 to 1/2 cup water | 0.25..0.5 cup | water | ½–1 cup water
8 to 10 large shrimp | 8..10 # | large shrimp | 16–20 large shrimp
100 g / 3.5 oz butter | 100 gram | butter | 200 g / 7 oz butter
100g/3½oz butter | 100 gram | butter | 200g/7oz butter
200 g (7 oz) dark chocolate, chopped | 200 gram | dark chocolate, chopped | 400 g (14 oz) dark chocolate, chopped
1 lb / 450 g ground beef | 1 pound | ground beef | 2 lb / 900 g ground beef
1 cup (240 ml) milk | 1 cup | milk | 2 cups (480 ml) milk
1 cup (about 130 g) frozen peas | 1 cup | frozen peas | 2 cups (about 260 g) frozen peas
2 cups (480ml) vegetable broth | 2 cup | vegetable broth | 4 cups (960ml) vegetable broth
1/2 cup (1 stick) butter | 0.5 cup | butter | 1 cup (2 sticks) butter
1 stick (113 g) unsalted butter | 1 stick | unsalted butter | 2 sticks (226 g) unsalted butter
250ml/9fl oz double cream | 250 milliliter | double cream | 500ml/18fl oz double cream
450g/1lb strong white flour | 450 gram | strong white flour | 900g/2lb strong white flour
30g/1oz butter | 30 gram | butter | 60g/2oz butter
1 lb 2 oz potatoes | 1.125 pound | potatoes | 2 lb 4 oz potatoes
2 lb 8 oz beef chuck | 2.5 pound | beef chuck | 4 lb 16 oz beef chuck
1 kg 200 g plums | 1.2 kilogram | plums | 2 kg 400 g plums
1 cup + 2 tbsp flour | 1.125 cup | flour | 2 cups + 4 tbsp flour
1 cup plus 2 tablespoons sugar | 1.125 cup | sugar | 2 cups plus 4 tablespoons sugar
1 cup and 2 tbsp milk | 1.125 cup | milk | 2 cups and 4 tbsp milk
1/2 cup + 1 tbsp cocoa powder | 0.563 cup | cocoa powder | 1 cup + 2 tbsp cocoa powder
2 tbsp + 1 tsp soy sauce | 2.333 tablespoon | soy sauce | 4 tbsp + 2 tsp soy sauce
1 cup flour, plus 2 tbsp for dusting | 1.125 cup | flour | 2 cups flour, plus 4 tbsp for dusting
3 tbsp olive oil, plus extra to serve | 3 tablespoon | olive oil, plus extra to serve | 6 tbsp olive oil, plus extra to serve
1 tbsp oil + 1 tsp for the pan | 1.333 tablespoon | oil | 2 tbsp oil + 2 tsp for the pan
2 x 400 g tins chopped tomatoes | 2 [400 g] can | chopped tomatoes | 4 x 400 g tins chopped tomatoes
2 x 400g cans chickpeas, drained | 2 [400 g] can | chickpeas, drained | 4 x 400g cans chickpeas, drained
2 × 250 g packs halloumi | 2 [250 g] pack | halloumi | 4 × 250 g packs halloumi
2x400g tin tomatoes | 2 [400 g] can | tomatoes | 4x400g tins tomatoes
1 x 400 ml can coconut milk | 1 [400 ml] can | coconut milk | 2 x 400 ml cans coconut milk
3 x 150 g salmon fillets | 3 [150 g] # | salmon fillets | 6 x 150 g salmon fillets
2 400g tins tomatoes | 2 [400 g] can | tomatoes | 4 400g tins tomatoes
1 400ml tin coconut milk | 1 [400 ml] can | coconut milk | 2 400ml tins coconut milk
1 (14 oz) can black beans | 1 [14 oz] can | black beans | 2 (14 oz) cans black beans
2 (14.5-ounce) cans diced tomatoes | 2 [14.5 ounce] can | diced tomatoes | 4 (14.5-ounce) cans diced tomatoes
1 (15 oz.) can chickpeas, rinsed | 1 [15 oz] can | chickpeas, rinsed | 2 (15 oz.) cans chickpeas, rinsed
1 28-ounce can whole tomatoes | 1 [28 ounce] can | whole tomatoes | 2 28-ounce cans whole tomatoes
2 14-oz blocks firm tofu | 2 [14 oz] block | firm tofu | 4 14-oz blocks firm tofu
1 8-oz package cream cheese | 1 [8 oz] pack | cream cheese | 2 8-oz packages cream cheese
2-14 oz cans tomatoes | - | = | 2-14 oz cans tomatoes (amount not changed)
2-8 oz packages cream cheese | - | = | 2-8 oz packages cream cheese (amount not changed)
1 can (400 g) kidney beans | 1 [400 g] can | kidney beans | 2 cans (400 g) kidney beans
1 can (14.5 oz) diced tomatoes | 1 [14.5 oz] can | diced tomatoes | 2 cans (14.5 oz) diced tomatoes
1 tin coconut milk | 1 can | coconut milk | 2 tins coconut milk
400 g can chickpeas | 400 gram | can chickpeas | 800 g can chickpeas
400g tin tomatoes | 400 gram | tin tomatoes | 800g tin tomatoes
28-ounce can tomatoes | - | = | 28-ounce can tomatoes
1 jar (350 g) roasted peppers | 1 [350 g] jar | roasted peppers | 2 jars (350 g) roasted peppers
1 bag spinach (about 200 g) | 1 bag | spinach (about 200 g) | 2 bags spinach (about 200 g)
2 onions (about 300 g) | 2 # | onions | 4 onions (about 600 g)
4 cups spinach (about 120 g) | 4 cup | spinach | 8 cups spinach (about 240 g)
4 chicken breasts (150 g each) | 4 # | chicken breasts (150 g each) | 8 chicken breasts (150 g each)
2 salmon fillets (about 180 g each) | 2 # | salmon fillets (about 180 g each) | 4 salmon fillets (about 180 g each)
400g x 2 tins | - | = | 400g x 2 tins (amount not changed)
half a lemon | 0.5 # | lemon | 1 lemon
half an onion, sliced | 0.5 # | onion, sliced | 1 onion, sliced
half lemon | 0.5 # | lemon | 1 lemon
a half cup of milk | 0.5 cup | milk | 1 cup of milk
one half cup sugar | 0.5 cup | sugar | 1 cup sugar
a quarter cup honey | 0.25 cup | honey | ½ cup honey
a quarter of a cabbage | 0.25 # | cabbage | ½ cabbage
three quarters cup milk | 0.75 cup | milk | 1½ cups milk
a dozen eggs | 12 # | eggs | 24 eggs
half a dozen eggs | 6 # | eggs | 12 eggs
2 dozen oysters | 24 # | oysters | 48 oysters
one onion, diced | 1 # | onion, diced | 2 onion, diced
two eggs | 2 # | eggs | 4 eggs
three cloves of garlic | 3 clove | garlic | 6 cloves of garlic
four large potatoes | 4 # | large potatoes | 8 large potatoes
twelve cherry tomatoes | 12 # | cherry tomatoes | 24 cherry tomatoes
one and a half cups rice | 1.5 cup | rice | 3 cups rice
twenty-five olives | 25 # | olives | 50 olives
a couple of carrots | 2 # | carrots | 4 carrots
an onion | 1 # | onion | 2 onion
a pinch of salt | 1 pinch | salt | 2 pinches of salt
a handful of parsley | 1 handful | parsley | 2 handfuls of parsley
a little oil | - | = | a little oil
a few basil leaves | - | = | a few basil leaves
a bit of butter | - | = | a bit of butter
a drizzle of honey | - | = | a drizzle of honey
salt to taste | - | = | salt to taste
Salt and pepper | - | = | Salt and pepper
Juice of 1 lemon | - | = | Juice of 1 lemon
zest of one orange | - | = | zest of one orange
oil for frying | - | = | oil for frying
For the sauce: | - | = | For the sauce:
Pinch of nutmeg | - | = | Pinch of nutmeg
7UP | - | = | 7UP
1 can 7UP | 1 can | 7UP | 2 cans 7UP
5-spice powder | - | = | 5-spice powder
1 tsp five-spice powder | 1 teaspoon | five-spice powder | 2 tsp five-spice powder
1 tsp 5-spice powder | 1 teaspoon | 5-spice powder | 2 tsp 5-spice powder
`;
