const danglingWord =
  /^(?:and|or|with|for|of|in|on|at|by|to|from|the|a|an|und|mit|für|von|aus|der|das|im|et|avec|pour|de|des|du|le|la|les|sur|sans|y|con|para|del|los|las|e|di|della|per|en|van|voor|met|het|een|com|em|do|da|dos|os|i|z|ze|na|dla|od|w|och|eller|med|av|på|från|för|utan|ett|[^\p{L}\p{Nd}]+)$/iu;

/** Words that can't end a phrase: "with", "and", "&". */
export const isDanglingWord = (word: string): boolean =>
  danglingWord.test(word);
