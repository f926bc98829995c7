-- What a day cost follows from the tokens in "ModelDay".
DROP TABLE "ModelSpend";
