import {
  englishBowl,
  testSentences,
} from "@/tests/lib/listing-text/languages/sentence-tables";

testSentences("a lamp in Spanish", {
  language: "es",
  typed: {
    productName: "Lámpara de mesa de roble",
    materials: "base de roble, pantalla de lino, cable de algodón",
    colors: ["Blanco"],
    extraDetails:
      "Altura 42 cm, pantalla de 25 cm de diámetro. Pesa 1,2 kg. El cable mide 2 m y es rojo. Bombilla no incluida. Hecha a mano en Sevilla. Se envía desde Madrid en 3-5 días. Limpiar con un paño seco. La madera lleva aceite de linaza.",
  },
  true: [
    "La lámpara mide 42 cm de alto (16,5 pulgadas).",
    "Pesa 1,2 kilos.",
    "La base es de roble.",
    "Una pantalla de lino blanco sobre una base de roble.",
    "El cable de algodón es rojo y mide dos metros.",
    "Está hecha a mano en Sevilla.",
    "Sale de Madrid en un plazo de 3 a 5 días.",
    "La bombilla no está incluida.",
    "Límpiala con un paño seco.",
    "Su luz cálida queda preciosa junto a la cama.",
  ],
  false: [
    "La lámpara mide 52 cm de alto.",
    "Pesa 2 kg.",
    "La base es de nogal.",
    "La pantalla es de algodón.",
    "El cable es negro.",
    "Está hecha a mano en Madrid.",
    "Se envía desde Sevilla.",
    "Se envía en 10 días.",
    "La bombilla está incluida.",
    "Fabricada en Portugal.",
    "Madera con certificado FSC.",
    "Una pieza única.",
  ],
});

testSentences("a shirt in Spanish", {
  language: "es",
  typed: {
    productName: "Camisa de lino para mujer",
    materials: "55 % lino, 45 % algodón, botones de nácar",
    extraDetails:
      "Tallas S, M y L. Lavar a máquina a 30 grados. No usar secadora ni lejía. Planchar a baja temperatura. Tres bolsillos.",
  },
  true: [
    "55 % de lino y 45 % de algodón.",
    "Elige tu talla: S, M o L.",
    "Lávala a máquina a 30 °C.",
    "Evita la secadora y no uses lejía.",
    "Tiene tres bolsillos.",
  ],
  false: [
    "45 % de lino y 55 % de algodón.",
    "También disponible en talla XL.",
    "Se puede lavar a 60 grados.",
    "Puede meterse en la secadora.",
    "Tiene cinco bolsillos.",
    "Una camisa de seda.",
  ],
});

testSentences("a text in Spanish for a brief in English", {
  language: "es",
  typedLanguage: "en",
  typed: englishBowl,
  true: [
    "Un frutero de roble de 28 cm de ancho y 9 cm de alto.",
    "Pesa 800 gramos.",
    "No es apto para lavavajillas.",
    "Lo fabricamos en Escocia en cinco días.",
  ],
  false: [
    "Mide 38 cm de ancho.",
    "Un frutero de nogal.",
    "Es apto para lavavajillas.",
    "Hecho en Italia.",
  ],
});

testSentences("a ring in Spanish", {
  language: "es",
  typed: {
    productName: "Anillo de plata con ópalo",
    materials: "plata 925, ópalo",
    extraDetails:
      "Banda de 3 mm de ancho. Piedra de 6 x 4 mm. Tallas 10 a 18. Sin níquel. Hecho en Granada. Se entrega en una bolsita de terciopelo. Plazo: una semana. Quitar antes de ducharse.",
  },
  true: [
    "Un anillo de plata 925 con un ópalo de 6 x 4 mm.",
    "La banda tiene 3 mm de ancho.",
    "Llega en una bolsita de terciopelo.",
    "Lo hago en mi taller de Granada.",
    "Disponible en las tallas 10 a 18.",
    "Talla 14, por ejemplo.",
    "No contiene níquel.",
    "Quítatelo antes de la ducha.",
    "Queda precioso con una blusa blanca.",
  ],
  false: [
    "La banda tiene 5 mm de ancho.",
    "Un anillo de oro con un ópalo.",
    "Llega en una caja de madera.",
    "Hecho en Córdoba.",
    "Listo en tres semanas.",
    "Con un zafiro de 6 x 4 mm.",
    "Envío gratis a toda España.",
    "Es una pieza de edición limitada.",
  ],
});

testSentences("a toy in Spanish", {
  language: "es",
  typed: {
    productName: "Conejo de peluche",
    materials: "algodón, relleno de fibra reciclada, ojos bordados",
    colors: ["Gris"],
    extraDetails:
      "28 cm de alto. A partir de 3 años. Lavar a mano con agua fría. El lazo es verde. Tejido a ganchillo en Asturias.",
  },
  true: [
    "El conejo mide 28 cm de alto.",
    "Tejido a ganchillo en Asturias, con los ojos bordados.",
    "Recomendado a partir de 3 años.",
    "Se lava a mano, con agua fría.",
    "Un conejo gris con lazo verde.",
    "Va relleno de fibra reciclada.",
    "El compañero ideal para dormir.",
  ],
  false: [
    "El conejo mide 40 cm de alto.",
    "Recomendado a partir de 6 meses.",
    "Apto para lavadora.",
    "El lazo es rojo.",
    "Tejido en Perú.",
    "Relleno de lana.",
  ],
});

testSentences("a brief in Spanish, typed without accents", {
  language: "es",
  typed: {
    productName: "Cesta de mimbre",
    materials: "mimbre, forro de algodon",
    extraDetails: "3 dias habiles. cierre de laton. diametro 20 cm.",
  },
  true: [
    "Sale en tres días hábiles.",
    "El forro es de algodón y el cierre de latón.",
    "Tiene 20 cm de diámetro.",
  ],
  false: ["Sale en cinco días hábiles.", "Tiene 30 cm de diámetro."],
});
