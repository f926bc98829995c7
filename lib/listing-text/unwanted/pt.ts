import type { UnwantedPhrases } from "@/lib/listing-text/unwanted/unwanted-phrases";

const sites =
  "(?:site|website|pagina|loja (?:online|virtual)|instagram|insta|facebook|tik ?tok|telegram|whats ?app|amazon)";
const buyers = "(?:clientes|compradores|compradoras)";

export const portuguese: UnwantedPhrases = {
  language: "pt",
  offSite: [
    `(?:no|na|pelo|pela|visite o|visite a|atraves do|atraves da) (?:meu|minha|nosso|nossa) (?:proprio |propria )?${sites}`,
    `(?:compre|encomende|peca|disponivel|mais barato) … (?:no|na|pelo|pela) (?:meu |nosso |minha |nossa )?${sites}`,
    "(?:compre|encomende|pague|comprar|encomendar|pagar) … (?:diretamente|direto) (?:comigo|conosco|connosco|a mim)",
    "fora d[oae] etsy|sem (?:as )?taxas d[oae] etsy|evitar? as taxas",
    "(?:escreva|contacte|contate|siga|encontre|ligue|chame)(?: me| nos)? (?:\\S{1,12} )?(?:no|pelo|por|via|para) (?:instagram|insta|facebook|tik ?tok|whats ?app|telegram|e ?mail|telefone|pinterest)",
    "(?:pagamento|pagar|pague) … (?:por|com|via|pelo) (?:paypal|pix|mb ?way|transferencia|bitcoin|western union)",
  ],
  praise: [
    `(?:amad|adorad|recomendad|elogiad|apreciad)[oa]s? por (?:mais de |quase )?(?:#|milhares|centenas|tod[oa]s|noss[oa]s|muit[oa]s|${buyers})|(?:amad|recomendad)[oa]s? pelos (?:nossos|meus|clientes)`,
    "best ?seller|campe(?:a|ao) de vendas|(?:o|a|os|as) mais vendid[oa]s?|favorit[oa] d[oa]s (?:nossos |meus )?[a-z]{2,20}",
    "(?:5|cinco) estrelas(?: de| dos)?|(?:avaliacoes|comentarios|criticas) (?:excelentes|otimas|positivas|incriveis)|(?:muito )?bem avaliad[oa]s?",
    "premiad[oa]s?|vencedor(?:a)? d[oae]|galardoad[oa]s?",
    `(?:noss[oa]s|meus|minhas|tod[oa]s os nossos) ${buyers} (?:adoram|amam|dizem|recomendam|estao encantad[oa]s)|${buyers} (?:satisfeit[oa]s|felizes|encantad[oa]s)`,
    "(?:ja|mais de) # (?:vendid[oa]s|vendas|avaliacoes|clientes)|milhares de (?:clientes|vendas|compradores)|visto na (?:tv|televisao)|toda a gente adora|todo mundo (?:ama|adora)",
  ],
  health: {
    alone: [
      "pedras? (?:curativas?|de cura)|(?:propriedades|poderes|poder|efeitos?|energia) (?:curativ[oa]s?|de cura|medicina(?:l|is)|terapeutic[oa]s?)",
      "anti ?inflamatori[oa]s?|anti ?bacterian[oa]s?|anti ?stress|anti ?estresse|anti ?idade|detox|desintoxica(?:nte)?s?",
      "clinicamente (?:testad[oa]|comprovad[oa])|dermatologicamente testad[oa]|recomendad[oa] por (?:medicos|dermatologistas)",
      "(?:reforca|fortalece|estimula) o (?:seu )?sistema imunit?ari?o|(?:reforca|fortalece) o (?:seu )?sistema imunologico|(?:baixa|reduz) a (?:tensao|pressao)|ajuda a (?:dormir|emagrecer|adormecer)|melhora o (?:seu )?sono|perda de peso|beneficios para a saude|faz bem a saude|remedio (?:natural|caseiro|para|contra)",
      "(?:afasta|absorve|elimina|protege de) (?:as )?(?:mas energias|energias negativas)|equilibra os (?:seus )?chakras",
    ],
    effects: [
      "cura|curam|curar|alivia|aliviam|aliviar|acalma|acalmar|reduz|reduzir|combate|combater|previne|prevenir|elimina|eliminar|trata|tratar|contra|mata|diminui|bom para|ajuda (?:com|contra)",
    ],
    ailments: [
      "(?:a |o |as |os |sua |suas )?(?:dor(?:es)?(?: de (?:cabeca|costas))?|enxaquecas?|ansiedade|stress|estresse|depressao|insonia|artrite|artrose|reumatismo|inflamac(?:ao|oes)|eczema|psoriase|acne|asma|alergias?|pressao alta|tensao alta|colesterol|toxinas|germes|bacterias|virus|infec(?:coes|oes)|nauseas?|enjoos?|colicas|caibras|fadiga|cansaco|constipacoes|resfriados?|rugas|celulite|queda de cabelo|cancro|cancer|diabetes|febre|tdah)",
    ],
  },
  innocent: [
    "(?:5|cinco) estrelas (?:em|de (?:madeira|feltro|papel|tecido|lata)|douradas|prateadas|penduradas|bordadas)",
    "cura (?:durante|em|por) # (?:horas|dias|semanas)|detox digital",
  ],
  negations: ["nao|sem|nunca|nem|nenhum|nenhuma"],
  selfTalk: [
    "como (?:uma )?(?:ia|assistente|modelo de linguagem)|(?:aqui esta|segue|eis) (?:a|o|uma|um|sua|seu) (?:sua |seu |tua |teu )?(?:[a-z]{2,20} )?(?:descricao|titulo|texto|anuncio)",
    "nao (?:posso|consigo|podemos) (?:ver|saber|determinar|dizer)|(?:escrevi|criei|redigi) (?:a|o|esta|este)|espero que (?:isto |isso )?(?:ajude)|fique a vontade para (?:editar|alterar|ajustar|adaptar|modificar)",
    "est[ae] (?:descricao|anuncio|texto|titulo) (?:e|foi|descreve|segue|contem)|(?:com base n|segundo )[oa]s (?:informacoes|fotos|dados)|(?:car[oa]|prezad[oa]) vendedor(?:a)?|por favor,? (?:adicione|indique|complete|preencha|substitua)",
  ],
  placeholders: [
    "ver (?:as |a |nas )?(?:fotos?|imagem|imagens|descricao|acima|abaixo)|a (?:confirmar|definir|completar|preencher)|(?:por favor )?(?:preencher|completar|preencha)|nao (?:especificad[oa]|indicad[oa]|informad[oa])|desconhecid[oa]|perguntar|pergunte|consultar|conforme (?:indicado|a foto)|como na foto",
  ],
};
