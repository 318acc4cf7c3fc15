/** People outside the game: families, friends, machines. */
export const FOREIGN =
  /(?<!\b(?:with|mit|and|und|by|von|for|fuer) )\b(?:mein|meine|my|sein|seine|ihr|ihre|his|her|der|die|the|ein|eine|a) (?:\w+ )?(?:frau|mann|sohn|tochter|bruder|schwester|freund\w*|kollege\w*|kumpel|vater|mutter|enkel\w*|opa|oma|nachbar\w*|wife|husband|son|daughter|brother|sister|friend|colleague|father|mother|kid|computer)\b|\b(?:die|der|unsere?|meine?) (?:kleine|grosse)(?= (?:hat|ist|war|kann|will|geht|spielt|macht|faehrt)\b)/;
