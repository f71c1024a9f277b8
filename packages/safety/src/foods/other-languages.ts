/** What a food is called in German, French, Spanish, Italian and Dutch, and what makes it another food. */
interface OtherNames {
  words: RegExp;
  unless?: RegExp;
}

/** A letter with an accent is none to `\b`. */
const named = (words: string) => new RegExp(`(?<!\\p{L})(${words})(?!\\p{L})`, 'iu');

const withoutAlcohol = named(
  'alkoholfrei\\p{L}*|sans alcool|sin alcohol|analcolic\\p{L}|alcoholvrij|vinaigres?|vinagre|aceto|azijn|essig',
);

/** By the id of the rule. */
export const otherLanguages: Readonly<Record<string, OtherNames>> = {
  liver: {
    words: named(
      '\\p{L}*leber(n|wurst|w[uü]rste|pastete|terrine|streichwurst)?|lebertran|foies?|h[ií]gados?|fegat(o|ini)|leverworst|leverpastei|leverpostej|terrines?( de campagne)?|mousse de canard',
    ),
  },
  'cured-meat': {
    words: named(
      'salami\\p{L}*|salame|saucissons?|rosette|jambons? (cru|secs?|de bayonne|fum[ée]s?|de pays)|(roh|nuss|knochen|lachs|parma|serrano)schinken|schwarzwälder schinken|\\p{L}*mettw[uü]rst\\p{L}*|teewurst|cervelat\\p{L}*|landjäger|kaminwurzen|jam[oó]n (serrano|ib[eé]rico|curado)|jam[oó]n|fuet|lomo embuchado|sobrasada|salchich[oó]n|longaniza|coppa|bresaola|speck|n.?duja|prosciutt[oi]|soppressata|finocchiona|cecina|bündnerfleisch|viande des grisons|chistorra|guanciale',
    ),
  },
  'deli-meat': {
    words: named(
      'jambons?( blanc| cuit)?|(koch|hinter|bier)?schinken|aufschnitt|lyoner|fleischwurst|jagdwurst|mortadell[ae]|jam[oó]n (cocido|york)|fiambres?|prosciutto cotto|boterhamworst|vleeswaren|charcuterie',
    ),
    unless: /jambon (cru|sec|de bayonne)|jam[oó]n (serrano|ib[eé]rico|curado)/iu,
  },
  'rare-meat': {
    words: named(
      'hackepeter|(zwiebel)?mett|tatar|tartare de b(o|œ)?e?uf|filet am[ée]ricain|steak tartar|carne cruda',
    ),
  },
  'raw-milk': {
    words: named(
      'rohmilch\\p{L}*|lait cru|leche cruda|latte crudo|rauwe ?melk\\p{L}*|rauwmelkse?|leite cru|reblochons?',
    ),
  },
  'mould-cheese': {
    words: named(
      'munster|reblochons?|(blauschimmel|weißschimmel|weich|rotschmier|edelpilz)k[äa]se|fromages? (bleu|à pâte molle)|bleu d.\\p{L}+|queso azul|taleggio|[ée]poisses|pont[- ]l.[ée]v[êe]que|livarot|limburger|romadur|saint[- ]nectaire|chaource|coulommiers|brillat[- ]savarin|cabrales|bavaria blu',
    ),
  },
  'soft-cheese': {
    words: named(
      'ziegen(frisch|weich)?k[äa]se|schafsk[äa]se|hirtenk[äa]se|(bûche|fromage) de ch[èe]vre|queso de cabra',
    ),
  },
  'shark-and-billfish': {
    words: named(
      'schwertfisch\\p{L}*|hai(fisch|steak)\\p{L}*|schillerlocken?|espadons?|requins?|pez espada|tibur[oó]n|marrajo|caz[oó]n|pesce spada|squalo|zwaardvis|roussette',
    ),
  },
  tuna: { words: named('thunfisch\\p{L}*|thon|at[uú]n|tonno|tonijn') },
  'smoked-fish': {
    words: named(
      'räucher(lachs|forelle|fisch|makrele|aal)\\p{L}*|geräucherte[rns]? \\p{L}+|saumon fum[ée]|truite fum[ée]e|salm[oó]n ahumado|salmone affumicato|gerookte (zalm|forel)|graved lachs|kaviar|œufs de (lump|saumon|truite)',
    ),
  },
  'raw-fish': { words: named('huîtres?|austern?|ostras?|tartare de saumon|roher fisch') },
  alcohol: {
    words: named(
      '(rot|weiß|weiss|rosé|glüh|schaum|perl)?wein|sekt|(weiß|weiss|weizen)?bier|schnaps|likör|vins?|bi[èe]re|cidre|cerveza|vino|sidra|sangr[ií]a|cr[ée]mant|birra|grappa|ouzo|aperol|campari|cognac|armagnac|calvados|wijn|pils(ner)?',
    ),
    unless: withoutAlcohol,
  },
};
