import type { Allergen } from './allergens';

/**
 * What ready foods are usually made with, where their names do not say it: a pizza is of wheat and cheese. A name is
 * no label, so this only ever adds.
 */
export const readyFoods: Readonly<Partial<Record<Allergen, RegExp>>> = {
  gluten: new RegExp(
    '\\b(' +
      'bagels?|beers?|lager|biscuits?|bran flakes|brownies?|buns?|(ham|cheese|chicken |veggie )?burgers?( with bun)?|' +
      'burritos?(?! bowl)|(?<!rice )cakes?|cereal|chapati|cheesecake|chow mein|cookies?|cornbread|crackers?|crispbread|' +
      'croissants?|doughnuts?|dumplings?|enchiladas?|falafel wrap|farro|fish and chips|fish sticks|freekeh|' +
      'fish fingers|french toast|gravy|granola|gyro|hot dog|lasagn[ae]|macaroni|malt|meat(balls|loaf)|minestrone|muesli|muffins?|' +
      'naan|nuggets|oatmeal|pancakes?|(?:pot |apple |fish )?pies?|pita|pizza|pretzels?|quesadillas?|quiche|ramen|' +
      'samosas?|sandwich(es)?|tiramisu|scones?|shawarma|spring rolls?|tabbouleh|toast|udon|upma|waffles?|wraps?|couscous' +
      ')\\b',
    'i',
  ),
  dairy:
    /\b(alfredo|brie|burrata|camembert|cookie dough|gorgonzola|mascarpone|queso|roquefort|stilton|tiramisu|burger with cheese|butter chicken|cappuccino|carbonara|cheesecake|cheeseburger|(?<!dark )chocolate|custard|gouda|ice cream|korma|lasagn[ae]|latte|milkshake|muffins?|palak paneer|pancakes?|parfait|pizza|quesadilla|quiche|ranch|skyr|swiss|tikka masala|tzatziki|waffles?)\b/i,
  eggs: /\b(aioli|mousse|steak tartare|tiramisu|brownies?|(?<!rice )cakes?|caesar|carbonara|cheesecake|coleslaw|cookies?|custard|doughnuts?|french toast|frittata|mayo(nnaise)?|meatballs|meatloaf|meringue|muffins?|omelet(te)?|pancakes?|quiche|ranch|scones?|shakshuka|waffles?)\b/i,
  'tree nuts':
    /\b(amarett[io]|baklava|frangipane|gianduja|granola|hazelnut|nutella|muesli|nougat|nut bar|pine nuts|pesto|trail mix|chestnuts)\b/i,
  peanuts: /\b(mixed nuts|pad thai|pbj|satay|trail mix)\b/i,
  soy: /\b(chow mein|kimchi|soybeans?|stir-fried|teriyaki)\b/i,
  fish: /\b(bass|gravlax|lox|nigiri|roe|sashimi|caesar|caviar|fish sticks|imitation crab|kimchi|marlin|orange roughy|pad thai|poke|shark|sushi roll|swordfish|tilapia|tilefish)\b/i,
  sesame: /\b(falafel|halva|tahini|shawarma|sushi)\b/i,
  crustaceans: /\b(krill|langoustines?|paella|scampi)\b/i,
  molluscs: /\b(paella|cockles|whelks)\b/i,
  celery: /\b(broth|minestrone|soup|stew)\b/i,
  mustard: /\b(curry|steak tartare|dressing|mayonnaise|vinaigrette|piccalilli)\b/i,
  sulphites: /\b(beer|champagne|cider|dried|pickled|pickles|prosecco|raisins?|vinaigrette|wines?)\b/i,
};
