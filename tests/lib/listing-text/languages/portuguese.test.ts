import {
  englishBowl,
  testSentences,
} from "@/tests/lib/listing-text/languages/sentence-tables";

testSentences("a bag in Portuguese", {
  language: "pt",
  typed: {
    productName: "Bolsa de cortiça",
    materials: "cortiça, forro de algodão, fecho de latão",
    colors: ["Castanho"],
    extraDetails:
      "Largura 30 cm, altura 22 cm, profundidade 10 cm. Pesa 450 g. A alça é preta. Dois bolsos. Feita à mão no Porto, enviada de Lisboa em 2 dias. Limpar com um pano húmido. Não lavar na máquina. A carteira da foto não está incluída. Vem num saco de linho.",
  },
  true: [
    "A bolsa tem 30 cm de largura, 22 cm de altura e 10 cm de profundidade.",
    "Com 30 cm (11,8 polegadas) de largura, leva o essencial.",
    "Pesa 450 gramas.",
    "O forro é de algodão e o fecho de latão.",
    "A alça preta combina com tudo.",
    "Tem dois bolsos.",
    "É feita à mão no Porto e segue de Lisboa em dois dias.",
    "Limpe-a com um pano húmido e não a lave na máquina.",
    "A carteira da foto não está incluída.",
    "Chega num saco de linho.",
  ],
  false: [
    "A bolsa tem 22 cm de largura e 30 cm de altura.",
    "Pesa 800 g.",
    "O forro é de seda.",
    "O fecho é de aço.",
    "A alça é vermelha.",
    "Tem cinco bolsos.",
    "É feita à mão em Lisboa.",
    "Enviada do Porto.",
    "Enviada em 7 dias.",
    "Pode ser lavada na máquina.",
    "A carteira da foto está incluída.",
    "Uma bolsa de couro.",
    "Vegana e amiga do ambiente.",
  ],
});

testSentences("a candle in Portuguese", {
  language: "pt",
  typed: {
    productName: "Vela de cera de soja",
    materials: "cera de soja, pavio de algodão, frasco de vidro",
    extraDetails:
      "200 ml, queima durante 40 horas. 90% cera de soja, 10% perfume. Perfumada com lavanda. Conjunto de 3 velas. Tampa dourada. Produzida no Alentejo.",
  },
  true: [
    "A vela queima durante 40 horas.",
    "90% cera de soja.",
    "Um conjunto de três velas num frasco de vidro.",
    "O pavio é de algodão.",
    "Perfumada com lavanda.",
    "Produzida no Alentejo.",
  ],
  false: [
    "A vela queima durante 60 horas.",
    "80% cera de soja.",
    "Um conjunto de seis velas.",
    "O pavio é de madeira.",
    "Perfumada com jasmim.",
    "Produzida em França.",
    "A tampa é preta.",
  ],
});

testSentences("a text in Portuguese for a brief in English", {
  language: "pt",
  typedLanguage: "en",
  typed: englishBowl,
  true: [
    "Uma fruteira de carvalho com 28 cm de largura e 9 cm de altura.",
    "Pesa 800 g.",
    "Não vai à máquina de lavar louça.",
    "Feita na Escócia.",
  ],
  false: [
    "Uma fruteira de nogueira.",
    "Tem 38 cm de largura.",
    "Pode ir à máquina de lavar louça.",
    "Feita em Itália.",
  ],
});

testSentences("a bowl in Portuguese", {
  language: "pt",
  typed: {
    productName: "Taça de cerâmica",
    materials: "barro vermelho, vidrado branco",
    extraDetails:
      "15 cm de diâmetro, 6 cm de altura. Leva 400 ml. Pode ir ao micro-ondas e à máquina de lavar loiça. Não vai ao forno. Feita em Barcelos. Conjunto de 2. Envio em 1 semana.",
  },
  true: [
    "A taça tem 15 cm de diâmetro e 6 cm de altura.",
    "Leva 400 ml de sopa.",
    "Pode ir ao micro-ondas e à máquina de lavar loiça, mas não ao forno.",
    "Feita em Barcelos, de barro vermelho.",
    "Um conjunto de duas taças.",
    "Enviada no prazo de uma semana.",
    "O vidrado branco realça a comida.",
  ],
  false: [
    "A taça tem 20 cm de diâmetro.",
    "Leva 600 ml.",
    "Não vai ao micro-ondas.",
    "Pode ir ao forno.",
    "Feita em Coimbra.",
    "Um conjunto de quatro taças.",
    "Enviada em 3 semanas.",
  ],
});
