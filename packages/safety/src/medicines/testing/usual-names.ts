const listed = (names: string): string[] => names.trim().split(/\s*,\s*/);

/** Foods, drinks and vitamins, medicines without a rule, and what a reminder is called: none needs a word. */
export const usualNames: readonly string[] = [
  ...listed(`
    apple, apple juice, apricots, asparagus, avocado, bacon, bagel, baked beans, banana, banana bread, barley soup,
    basmati rice, beef stew, beetroot, bell pepper, black beans, blueberries, bran flakes, bread roll, broccoli,
    brown rice, butter, buttermilk, cabbage, carrots, cashew nuts, cauliflower, celery, cherries, chia seeds,
    chicken soup, chickpea curry, chili con carne, cinnamon roll, coconut milk, corn on the cob, cottage pie, couscous,
    crackers, cranberry juice, cucumber, curry, dates, dumplings, edamame, eggplant, falafel, figs, fish pie,
    flaxseed, french toast, garlic, ginger ale, ginger biscuits, grapes, granola, green beans, grilled chicken,
    halibut, hazelnuts, jacket potato, kale, kiwi, lasagna, leek soup, lemon water, lemonade, lentil soup, lettuce,
    macaroni, mango, maple syrup, mashed potato, meatballs, milk, millet, minestrone, muesli, muffin, mushroom risotto,
    naan, nectarine, noodles, oat milk, oatmeal, olive oil, omelette, onion soup, orange juice, pancakes, papaya ripe,
    parmesan, pasta, peach, peanut butter toast, pear, peas, pineapple, pistachios, pizza, plums, polenta, popcorn,
    porridge, potato salad, pretzel, prune juice, pumpkin pie, quiche, quinoa, radish, raisins, ramen, raspberries,
    ratatouille, red cabbage, red lentils, rice pudding, roast beef, rye bread, sauerkraut, scone, sesame bagel,
    smoothie, sourdough, soy milk, spaghetti, spinach, split pea soup, squash, strawberries, sweet potato, tempeh,
    tofu, tomato soup, tortilla, tuna salad, turkey sandwich, turnip, vanilla yogurt, vegetable stir fry, waffles,
    walnuts, watermelon, wholemeal toast, yogurt, zucchini, rosemary focaccia, thyme chicken, basil pesto, mint sauce,
    turmeric latte, beetroot juice, retro cola, statue cake, nutmeg, cocoa, decaf coffee, rooibos, sparkling water`),
  ...listed(`
    vitamin B, vitamin B6, vitamin B12, vitamin C, vitamin D, vitamin D3, vitamin E, vitamin K, vitamin K2, biotin,
    calcium, calcium and vitamin D, choline, folate, folic acid, folic acid 400, magnesium, magnesium citrate,
    multivitamin, omega 3, DHA, fish oil, potassium, prenatal vitamin, pregnancy vitamin, postnatal vitamin, Pregnacare,
    Elevit, Blackmores Pregnancy Gold, Materna, probiotic, Lactobacillus, riboflavin, selenium, thiamine, zinc,
    iodine 150, one vitamin a day, a vitamin a night, vitamin D drops, Vitamin D for Juno, vitamin D for Ella,
    vitamin D for Alli, vitamin D for Asa, vitamins, collagen, electrolytes, protein powder, Hydralyte, Dioralyte,
    Floradix, Centrum, niacin, inositol, lecithin, sunflower lecithin`),
  ...listed(`
    levothyroxine, Synthroid, Eltroxin, insulin, Novorapid, Lantus, metformin, labetalol, nifedipine, methyldopa,
    amoxicillin, cefalexin, cephalexin, erythromycin, azithromycin, penicillin, flucloxacillin, clindamycin,
    metronidazole, nystatin, clotrimazole, Canesten cream, aciclovir, acyclovir, valacyclovir, oseltamivir,
    cetirizine, loratadine, fexofenadine, Zyrtec, Claritin, salbutamol, Ventolin, budesonide, Symbicort, Flixotide,
    prednisolone, prednisone, hydrocortisone cream, omeprazole, lansoprazole, famotidine, Gaviscon, Rennie, Tums,
    Zantac, senna, lactulose, Movicol, Miralax, docusate, psyllium, Metamucil, glycerin suppository, doxylamine,
    Diclegis, Diclectin, Bonjesta, Xonvea, Unisom, ondansetron, metoclopramide, cyclizine, progesterone, Utrogestan,
    heparin, enoxaparin, Clexane, Fragmin, Lovenox, sertraline, Zoloft, escitalopram, citalopram, fluoxetine,
    bupropion, quetiapine, Heparin injection, anti-D, Rhogam, whooping cough vaccine, flu shot, tranexamic acid,
    cabergoline, lanolin, nipple cream, Lansinoh, witch hazel pads, antihistamine, antibiotic, eye drops, ear drops,
    contact lens drops, nasal saline spray, saline drops, throat lozenges, cough sweets, hydroxyzine,
    hydroxychloroquine, sulfasalazine, mesalazine, azathioprine, sumatriptan, propranolol, bisoprolol, atenolol,
    desogestrel, mini pill, Depo-Provera, Infacol, simethicone, colief, nappy cream, sudocrem`),
  ...listed(`
    midwife visit, glucose test, doctor at nine, take my tablet, ironing, drink water, pump, feed Mila, call mum,
    physio, yoga, pick up prescription, blood test, scan, dentist, buy nappies, weigh baby, vaccines for Theo,
    change the lithium battery, bedtime story, walk, antenatal class, hospital bag, repeat prescription, 6 week check,
    pelvic floor, birth plan, parents evening, anniversary, car service, castor oil for my hair`),
];
