import type { UnwantedPhrases } from "@/lib/listing-text/unwanted/unwanted-phrases";

const sites =
  "(?:web|pagina(?: web)?|sitio(?: web)?|tienda (?:online|en linea|web)|instagram|insta|facebook|tik ?tok|telegram|whats ?app|amazon)";
const buyers = "(?:client[ea]s|compradores|compradoras|clientas)";

export const spanish: UnwantedPhrases = {
  language: "es",
  offSite: [
    `(?:en|por|visita|visite|a traves de) (?:mi|nuestra|nuestro) (?:propia )?${sites}`,
    `(?:compra|pide|pidelo|compralo|disponible|mas barato) … (?:en|por) (?:mi|nuestra|nuestro|la) ${sites}`,
    "(?:compra|pide|paga|comprar|pedir|pagar)(?:lo|la)? … (?:directamente|directo) (?:a|con|de) (?:mi|nosotros)",
    "fuera de etsy|sin (?:las )?comisiones de etsy|evita(?:r)? (?:las )?comisiones",
    "(?:escribeme|escribenos|contactame|contactanos|sigueme|siguenos|encuentranos|llamame|llamanos) (?:\\S{1,12} )?(?:en|por|al|a) (?:instagram|insta|facebook|tik ?tok|whats ?app|telegram|correo|e ?mail|telefono|pinterest)",
    "(?:pago|pagar|paga) … (?:por|con|via|mediante) (?:paypal|bizum|transferencia|bitcoin|western union|revolut)",
  ],
  praise: [
    `(?:amad|querid|recomendad|elogiad|valorad)[oa]s? por (?:mas de |casi )?(?:#|miles|cientos|tod[oa]s|nuestr[oa]s|much[oa]s|l[oa]s|${buyers})`,
    "best ?seller|superventas|(?:el|la|lo|los|las) mas vendid[oa]s?|(?:favorit[oa]) de (?:nuestr[oa]s|l[oa]s|mis) [a-z]{2,20}",
    "(?:5|cinco) estrellas(?: de)?|(?:valoraciones|resenas|opiniones|criticas) (?:excelentes|estupendas|positivas|increibles)|(?:muy|mejor) valorad[oa]s?",
    "galardonad[oa]s?|premiad[oa]s?|ganador(?:a)? de(?:l)? [a-z]{2,20}",
    `(?:nuestr[oa]s|mis|tod[oa]s nuestr[oa]s) ${buyers} (?:adoran|aman|dicen|recomiendan|estan encantad[oa]s)|${buyers} (?:satisfech[oa]s|felices|encantad[oa]s)`,
    "(?:ya|mas de) # (?:vendid[oa]s|ventas|resenas|clientes)|miles de (?:clientes|clientas|ventas|compradores)|visto en (?:la )?(?:tele|tv|television)|a todo el mundo le encanta",
  ],
  health: {
    alone: [
      "piedras? (?:curativas?|sanadoras?)|(?:propiedades|poderes|poder|efectos?|energia) (?:curativ[oa]s?|sanador(?:a|es|as)?|medicinal(?:es)?|terapeutic[oa]s?)",
      "anti ?inflamatori[oa]s?|anti ?bacterian[oa]s?|anti ?estres|anti ?edad|detox|desintoxica(?:nte)?s?",
      "clinicamente (?:probad[oa]|demostrad[oa])|dermatologicamente (?:probad[oa]|testad[oa])|recomendad[oa] por (?:medicos|dermatologos)",
      "(?:refuerza|fortalece|estimula) (?:el|tu|su) sistema inmun(?:e|itario|ologico)|(?:baja|reduce) la (?:tension|presion)|(?:ayuda|te ayuda) a (?:dormir|adelgazar|conciliar el sueno)|mejora (?:el|tu) sueno|perdida de peso|beneficios para la salud|bueno para la salud|remedio (?:natural|casero|para|contra)",
      "(?:aleja|absorbe|elimina|protege de) (?:las )?(?:malas energias|energias negativas)|equilibra (?:los|tus) chakras",
    ],
    effects: [
      "cura|curan|curar|sana|sanan|sanar|alivia|alivian|aliviar|calma|calman|calmar|reduce|reducen|reducir|combate|combatir|previene|prevenir|elimina|eliminar|trata|tratar|contra|mata|bueno para|ayuda (?:con|contra)|disminuye",
    ],
    ailments: [
      "(?:el |la |los |las |tu |tus )?(?:dolor(?:es)?(?: de (?:cabeza|espalda))?|migranas?|ansiedad|estres|depresion|insomnio|artritis|artrosis|reuma|inflamacion(?:es)?|eccema|psoriasis|acne|asma|alergias?|presion arterial|colesterol|toxinas|germenes|bacterias|virus|infecciones|nauseas|calambres|fatiga|cansancio|resfriados?|arrugas|celulitis|caida del cabello|cancer|diabetes|fiebre|tdah)",
    ],
  },
  innocent: [
    "(?:5|cinco) estrellas (?:de|en|doradas|plateadas|colgantes|bordadas)(?! [a-z]* ?calidad)",
    "(?:se )?cura (?:durante|en|por) # (?:horas|dias|semanas)|detox digital",
  ],
  negations: ["no|sin|nunca|ni|ningun|ninguna"],
  selfTalk: [
    "como (?:una )?(?:ia|asistente|modelo de lenguaje)|(?:aqui (?:tienes|esta)|esta es) (?:la|el|tu|una|un|su) (?:[a-z]{2,20} )?(?:descripcion|titulo|texto|anuncio|ficha)",
    "no (?:puedo|podemos) (?:ver|saber|determinar|decir)|he (?:escrito|creado|redactado|usado)|espero que (?:esto )?(?:ayude|sirva)|no dudes en (?:modificar|adaptar)|(?:avisame|dime),? … (?:cambios?|texto|titulo|descripcion|version)",
    "est[ae] (?:descripcion|anuncio|texto|titulo) (?:es|esta|fue|ha sido|describe|cumple|contiene)|(?:segun|basado en) (?:los|las|tus|sus) (?:datos|fotos|informacion)|estimad[oa] vendedor(?:a)?|por favor,? (?:anade|indica|completa|agrega|rellena|sustituye)",
  ],
  placeholders: [
    "ver (?:las |la )?(?:fotos?|imagen|imagenes|descripcion|arriba|abajo)|por (?:confirmar|definir|determinar|completar)|a (?:confirmar|definir|completar)|(?:por favor )?(?:rellenar|completar|rellena|indicar)|sin especificar|no (?:especificad[oa]|indicad[oa])|desconocid[oa]|preguntar|preguntame|consultar|como se (?:indica|ve en la foto)",
  ],
};
